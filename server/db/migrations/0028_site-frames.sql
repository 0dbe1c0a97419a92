CREATE TABLE "frame_version" (
	"part" text NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "frame_version_site_language_part_number_pk" PRIMARY KEY("site","language","part","number")
);
--> statement-breakpoint
CREATE TABLE "site_text" (
	"site" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_text_site_language_pk" PRIMARY KEY("site","language")
);
