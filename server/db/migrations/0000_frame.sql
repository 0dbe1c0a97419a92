CREATE TABLE "fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"site" text NOT NULL,
	"language" text NOT NULL,
	"tree" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "navigation_site_language_pk" PRIMARY KEY("site","language")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" serial PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture" jsonb,
	"publish_date" date NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_address" ON "page" USING btree ("site","language","path");--> statement-breakpoint
CREATE UNIQUE INDEX "page_translation" ON "page" USING btree ("site","language","key");