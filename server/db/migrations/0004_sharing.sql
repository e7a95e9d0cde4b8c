CREATE TABLE "ai_advice" (
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"model" text NOT NULL,
	"advice" jsonb,
	CONSTRAINT "ai_advice_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_sending" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"token_hash" text,
	"consented_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "company_sending_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "company_sending_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recipient_opt_out" (
	"recipient" text PRIMARY KEY NOT NULL,
	"opted_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_mail" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "report_mail_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "ai_advice" ADD CONSTRAINT "ai_advice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sending" ADD CONSTRAINT "company_sending_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_email" ON "company" USING btree ("user_id","email");--> statement-breakpoint
CREATE INDEX "company_sending_company" ON "company_sending" USING btree ("user_id","company_id");