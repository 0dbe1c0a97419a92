CREATE TABLE "search_promotion" (
	"id" serial PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"key" text NOT NULL,
	"pages" jsonb NOT NULL,
	"until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"site" text,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"finds" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_promotion_question" ON "search_promotion" USING btree ("site","language","key");--> statement-breakpoint
CREATE INDEX "search_synonym_place" ON "search_synonym" USING btree ("site","language");