CREATE TABLE "notice" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cause" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "text_hash" text;--> statement-breakpoint
ALTER TABLE "mailed_token" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_time" ON "notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "attempt_unfinished" ON "attempt" USING btree ("started_at") WHERE "attempt"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_sender" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_time" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."status" in ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "order_settled" ON "order" USING btree ("created_at") WHERE "order"."status" in ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("created_at") WHERE not "user"."email_verified";