CREATE TABLE "support_view" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"operator_role" text,
	"opened_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "support_view_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "support_view" ADD CONSTRAINT "support_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_view_person" ON "support_view" USING btree ("user_id");