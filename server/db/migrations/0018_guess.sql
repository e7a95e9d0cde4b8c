ALTER TABLE "attempt" ADD COLUMN "guess" jsonb;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "result_shown_at" timestamp with time zone;--> statement-breakpoint
UPDATE "attempt" SET "result_shown_at" = "completed_at" WHERE "completed_at" IS NOT NULL;
