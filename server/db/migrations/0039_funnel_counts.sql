CREATE TABLE "funnel_count" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	"source" text NOT NULL,
	"registered" integer NOT NULL,
	"profile" integer NOT NULL,
	"field" integer NOT NULL,
	"section1" integer NOT NULL,
	"section2" integer NOT NULL,
	"section3" integer NOT NULL,
	"result" integer NOT NULL,
	"paid" integer NOT NULL,
	"opened" integer NOT NULL,
	"shared" integer NOT NULL,
	CONSTRAINT "funnel_count_day_language_device_source_pk" PRIMARY KEY("day","language","device","source")
);
