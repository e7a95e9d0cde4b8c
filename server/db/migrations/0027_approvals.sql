CREATE TABLE "approval" (
	"user_id" uuid,
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"wish" jsonb NOT NULL,
	"asker_id" uuid,
	"asker_role" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decider_id" uuid,
	"decider_role" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "approval_open" ON "approval" USING btree ("kind","subject") WHERE "approval"."status" = 'open';--> statement-breakpoint
CREATE INDEX "approval_person" ON "approval" USING btree ("user_id");