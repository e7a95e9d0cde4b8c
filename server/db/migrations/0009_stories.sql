ALTER TABLE "attempt" ADD COLUMN "story_set" smallint;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "stories" text;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "retake" boolean DEFAULT false NOT NULL;