CREATE TABLE "consultation_hour" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"meeting_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_hour_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "consultation_hour_id_unique" UNIQUE("id")
);
--> statement-breakpoint
DROP INDEX "consultation_month";--> statement-breakpoint
ALTER TABLE "consultation" ALTER COLUMN "status" SET DEFAULT 'booked';--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "hour_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "consultant_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "meeting_address" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "shared_papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "consultant_note" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
-- A day that was only asked for is given back; one that was agreed by mail counts as held, at noon in Riyadh.
UPDATE "consultation" SET "hour_id" = gen_random_uuid(), "meeting_address" = '', "starts_at" = ("wished_date" + time '12:00') AT TIME ZONE 'Asia/Riyadh',
  "status" = CASE "status" WHEN 'approved' THEN 'held' ELSE 'withdrawn' END, "ended_at" = now();--> statement-breakpoint
DELETE FROM "notice" WHERE "cause" ->> 'kind' = 'consultation_decided';--> statement-breakpoint
ALTER TABLE "consultation" ALTER COLUMN "hour_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ALTER COLUMN "starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation" ALTER COLUMN "meeting_address" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_hour" ADD CONSTRAINT "consultation_hour_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_hour_time" ON "consultation_hour" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "consultation_hour_start" ON "consultation_hour" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_consultant_id_user_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_of_hour" ON "consultation" USING btree ("hour_id") WHERE "consultation"."status" in ('booked', 'held', 'missed');--> statement-breakpoint
CREATE INDEX "consultation_consultant" ON "consultation" USING btree ("consultant_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_month" ON "consultation" USING btree ("user_id","period_start") WHERE "consultation"."status" in ('booked', 'held', 'missed');--> statement-breakpoint
ALTER TABLE "consultation" DROP COLUMN "wished_date";