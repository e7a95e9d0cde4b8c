DROP INDEX "order_unsettled";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "offered_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "order_unsettled" ON "order" USING btree ("offered_at") WHERE "order"."status" in ('open', 'closed');