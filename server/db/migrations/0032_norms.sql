CREATE TABLE "norm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"snapshot_id" uuid NOT NULL,
	"form" text NOT NULL,
	"form_version" smallint NOT NULL,
	"by" text NOT NULL,
	"group" text NOT NULL,
	"margins" jsonb NOT NULL,
	"source" jsonb,
	"outcome" jsonb,
	"status" text DEFAULT 'draft' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "norm" ADD CONSTRAINT "norm_snapshot_id_measurement_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."measurement_snapshot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "norm_time" ON "norm" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "norm_snapshot" ON "norm" USING btree ("snapshot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "norm_published" ON "norm" USING btree ("form","form_version","by","group") WHERE "norm"."status" = 'published';