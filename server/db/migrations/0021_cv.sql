CREATE TABLE "cv" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv" ADD CONSTRAINT "cv_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;