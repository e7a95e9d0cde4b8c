ALTER TABLE "attempt" ADD COLUMN "education" text;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "experience_years" text;--> statement-breakpoint
UPDATE "attempt" SET "education" = "profile"."education", "experience_years" = "profile"."experience_years"
FROM "profile" WHERE "profile"."user_id" = "attempt"."user_id";--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "education" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "experience_years" SET NOT NULL;
