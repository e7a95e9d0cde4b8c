CREATE TABLE "consultation" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"wished_date" date NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"item" text NOT NULL,
	"subject" text NOT NULL,
	"attempt_id" uuid,
	"subscription_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"save_card" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payment_id" uuid,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "order_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "order_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "package_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"role" text,
	"flag" text,
	"amount" integer,
	"currency" text,
	"brand" text,
	"last_four" text,
	"reference_number" text,
	"message" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payment_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "receipt_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "receipt_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"priority" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	CONSTRAINT "refund_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "refund_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"change_to" text,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"card_token" text,
	"card_brand" text,
	"card_last_four" text,
	"reminded_for" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscription_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlement" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_choice" ADD CONSTRAINT "package_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_month" ON "consultation" USING btree ("user_id","period_start") WHERE "consultation"."status" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "order_open" ON "order" USING btree ("user_id","subject") WHERE "order"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_unsettled" ON "order" USING btree ("created_at") WHERE "order"."status" in ('open', 'closed');--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "receipt_order" ON "receipt" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE INDEX "refund_waiting" ON "refund" USING btree ("created_at") WHERE "refund"."status" in ('requested', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_running" ON "subscription" USING btree ("user_id") WHERE "subscription"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("paid_until") WHERE "subscription"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "webhook_event_time" ON "webhook_event" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlement_order" ON "entitlement" USING btree ("user_id","order_id");