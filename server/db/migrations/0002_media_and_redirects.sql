CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"site" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "redirect_site_source_pk" PRIMARY KEY("site","source")
);
