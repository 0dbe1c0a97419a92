CREATE TABLE "delivered_code" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_area" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"windows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_exception" (
	"date" date NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"runs_as" integer,
	CONSTRAINT "delivery_exception_date_area_pk" PRIMARY KEY("date","area")
);
--> statement-breakpoint
CREATE TABLE "delivery_slot" (
	"id" serial PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_slot_places" CHECK ("delivery_slot"."taken" between 0 and "delivery_slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "postal_code" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"swedish_name" text NOT NULL,
	"municipality" text NOT NULL,
	"type" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "delivered_code_area" ON "delivered_code" USING btree ("area");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_slot_time" ON "delivery_slot" USING btree ("area","date","time");