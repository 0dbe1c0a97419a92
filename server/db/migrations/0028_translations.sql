CREATE TABLE "translated_page" (
	"page" integer PRIMARY KEY NOT NULL,
	"source" integer NOT NULL,
	"followed" jsonb NOT NULL,
	"pairs" jsonb NOT NULL,
	"untranslated" jsonb NOT NULL,
	"is_behind" boolean NOT NULL,
	"source_version" integer,
	"marks" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marked_by" text NOT NULL,
	"previous" jsonb
);
--> statement-breakpoint
ALTER TABLE "translated_page" ADD CONSTRAINT "translated_page_page_edited_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."edited_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translated_page_source" ON "translated_page" USING btree ("source");