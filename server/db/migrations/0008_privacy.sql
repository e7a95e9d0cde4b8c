ALTER TABLE "consent" ADD COLUMN "text_hash" text;--> statement-breakpoint
CREATE INDEX "attempt_unfinished" ON "attempt" USING btree ("started_at") WHERE "attempt"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_sender" ON "contact_message" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_message_time" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_settled" ON "order" USING btree ("created_at") WHERE "order"."status" in ('paid', 'refunded');--> statement-breakpoint
CREATE INDEX "user_unverified" ON "user" USING btree ("created_at") WHERE not "user"."email_verified";