ALTER TABLE "credential" ADD COLUMN "key_id" text;--> statement-breakpoint
-- Named in the header of the token: base64url of {"alg":…,"kid":"…/<id>","typ":"JWT"}.
UPDATE "credential" SET "key_id" = "key"."id" FROM "credential_key" "key"
WHERE "token" IS NOT NULL AND "key"."id" = substring(
  convert_from(decode(rpad(translate(split_part("token", '.', 1), '-_', '+/'), (ceil(length(split_part("token", '.', 1)) / 4.0) * 4)::int, '='), 'base64'), 'UTF8')
  FROM '"kid":"[^"]*/([A-Za-z0-9_-]{43})"'
);--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_key_id_credential_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."credential_key"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_signer" ON "credential" USING btree ("key_id");