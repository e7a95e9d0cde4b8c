CREATE TABLE "arrival" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "contact_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"email" text NOT NULL,
	"same_sender" boolean NOT NULL,
	"reply" text NOT NULL,
	"mail_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"content" jsonb NOT NULL,
	"basis" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_visit" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "landing_visit_day_language_device_source_pk" PRIMARY KEY("day","language","device","source")
);
--> statement-breakpoint
ALTER TABLE "arrival" ADD CONSTRAINT "arrival_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_reply_mail" ON "contact_reply" USING btree ("message_id","mail_hash");--> statement-breakpoint
CREATE INDEX "contact_reply_sender" ON "contact_reply" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "content_change_part" ON "content_change" USING btree ("part","changed_at");--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at");