CREATE TABLE "measurement_table" (
	"snapshot_id" uuid NOT NULL,
	"form" text NOT NULL,
	"form_version" smallint NOT NULL,
	"section" text NOT NULL,
	"number" smallint NOT NULL,
	"by" text NOT NULL,
	"group" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "measurement_table_name" PRIMARY KEY("snapshot_id","form","form_version","section","number","by","group")
);
--> statement-breakpoint
CREATE TABLE "measurement_snapshot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"population" text NOT NULL,
	"status" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"people" integer,
	"versions" jsonb
);
--> statement-breakpoint
ALTER TABLE "measurement_table" ADD CONSTRAINT "measurement_table_snapshot_id_measurement_snapshot_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."measurement_snapshot"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_snapshot_time" ON "measurement_snapshot" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "measurement_snapshot_open" ON "measurement_snapshot" USING btree ((true)) WHERE "measurement_snapshot"."status" in ('waiting', 'running');