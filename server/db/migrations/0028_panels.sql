CREATE TABLE "rater" (
	"id" uuid PRIMARY KEY NOT NULL,
	"panel_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"rater_number" smallint NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone NOT NULL,
	"session_hash" text,
	"opened_at" timestamp with time zone,
	"practice" text,
	"interests" text,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_panel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"block" text NOT NULL,
	"items" text[] NOT NULL,
	"both_stories" boolean NOT NULL,
	"round" text DEFAULT 'open' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"rater_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"panel_id" uuid NOT NULL,
	"pair" text NOT NULL,
	"story" text NOT NULL,
	"place" smallint NOT NULL,
	"wave" smallint NOT NULL,
	"is_repeat" boolean NOT NULL,
	"option_order" varchar(5) NOT NULL,
	"seen_at" timestamp with time zone,
	"rated_at" timestamp with time zone,
	"ratings" smallint[],
	"unjudged" text,
	"named_facet" text,
	"second_ratings" smallint[],
	"second_reason" text,
	"second_at" timestamp with time zone,
	CONSTRAINT "rating_rater_id_id_pk" PRIMARY KEY("rater_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "rater_of_panel" ON "rater" USING btree ("panel_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "rater_number" ON "rater" USING btree ("panel_id","rater_number");--> statement-breakpoint
CREATE UNIQUE INDEX "rater_token" ON "rater" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "rater_session" ON "rater" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "rater_email" ON "rater" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rating_of_panel" ON "rating" USING btree ("panel_id","pair");