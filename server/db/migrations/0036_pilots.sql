CREATE TABLE "pilot_answer" (
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"story_key" text NOT NULL,
	"chosen" smallint NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"changes" smallint NOT NULL,
	"milliseconds" integer,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pilot_answer_user_id_attempt_id_number_pk" PRIMARY KEY("user_id","attempt_id","number")
);
--> statement-breakpoint
CREATE TABLE "pilot_plan" (
	"pair" text PRIMARY KEY NOT NULL,
	"wanted" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"asked_a" integer DEFAULT 0 NOT NULL,
	"asked_b" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "pilots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "pilots_answered" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pilot_answer" ADD CONSTRAINT "pilot_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_answer" ADD CONSTRAINT "pilot_answer_user_id_attempt_id_attempt_user_id_id_fk" FOREIGN KEY ("user_id","attempt_id") REFERENCES "public"."attempt"("user_id","id") ON DELETE cascade ON UPDATE no action;