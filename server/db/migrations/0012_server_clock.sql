CREATE TABLE "server_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"doubted_until" timestamp with time zone
);
