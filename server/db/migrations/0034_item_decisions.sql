CREATE TABLE "item_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"panel_id" uuid NOT NULL,
	"pair" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"second_reason" text,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rating_panel" ADD COLUMN "discussed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rating_panel" ADD COLUMN "disputed" text[];--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "discussed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "item_decision_pair" ON "item_decision" USING btree ("pair","confirmed_at");