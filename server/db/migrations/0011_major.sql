ALTER TABLE "attempt" ADD COLUMN "major" text;--> statement-breakpoint
ALTER TABLE "profile" ADD COLUMN "major" text;