ALTER TABLE "attempt" ADD COLUMN "paper_produced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "verification_off_at" timestamp with time zone;