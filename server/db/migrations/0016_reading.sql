ALTER TABLE "user" ADD COLUMN "text_size" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "line_spacing" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "reading_face" text DEFAULT 'book' NOT NULL;