CREATE TABLE "contact_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"email" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_answer" ADD CONSTRAINT "contact_answer_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answer_message" ON "contact_answer" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_answer_sender" ON "contact_answer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attempt_completed" ON "attempt" USING btree ("completed_at") WHERE "attempt"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_taken" ON "payment" USING btree ("created_at","id") WHERE "payment"."role" is not null;--> statement-breakpoint
CREATE INDEX "receipt_issued" ON "receipt" USING btree ("issued_at","number");