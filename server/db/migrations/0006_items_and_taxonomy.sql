CREATE TABLE "taxonomy" (
	"site" text NOT NULL,
	"language" text NOT NULL,
	"tree" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxonomy_site_language_pk" PRIMARY KEY("site","language")
);
--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "item" jsonb;--> statement-breakpoint
CREATE INDEX "page_item" ON "page" USING gin ("item" jsonb_path_ops);