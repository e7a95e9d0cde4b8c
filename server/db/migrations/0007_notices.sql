CREATE TABLE "notice" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cause" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_time" ON "notice" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_paid" ON "order" USING btree ("paid_at") WHERE "order"."status" in ('paid', 'refunded');