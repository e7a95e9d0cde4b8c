CREATE TABLE "operator_log" (
	"user_id" uuid,
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid,
	"operator_role" text NOT NULL,
	"act" text NOT NULL,
	"look_reason" text,
	"about_id" uuid,
	"acted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"operator_role" text NOT NULL,
	"sealed_secret" text,
	"enrolled_at" timestamp with time zone,
	"last_period" integer DEFAULT 0 NOT NULL,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_clock" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "console_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "code_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_log_person" ON "operator_log" USING btree ("user_id","acted_at");--> statement-breakpoint
CREATE INDEX "operator_log_time" ON "operator_log" USING btree ("acted_at");