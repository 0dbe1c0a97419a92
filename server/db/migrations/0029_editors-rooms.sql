-- Expensive, as it is for long pages: the planner would look through all of them in place of the index. In PL/pgSQL, because SQL would be inlined without its cost.
CREATE FUNCTION "media_ids"("content" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
	RETURN coalesce(jsonb_path_query_array("content", '$.**.id ? (@ like_regex "^[0-9a-f]{10}$")'), '[]');
END
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "library_former" (
	"item" integer NOT NULL,
	"number" integer NOT NULL,
	"former" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer,
	"sent_hash" text,
	"pages" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "library_former_item_number_pk" PRIMARY KEY("item","number")
);
--> statement-breakpoint
CREATE TABLE "library_item" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"current" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bytes" integer,
	"holder" text DEFAULT '' NOT NULL,
	"until" date,
	"sent_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_by" text,
	"binned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
ALTER TABLE "translated_page" ADD CONSTRAINT "translated_page_page_edited_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."edited_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_former" ADD CONSTRAINT "library_former_item_library_item_id_fk" FOREIGN KEY ("item") REFERENCES "public"."library_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translated_page_source" ON "translated_page" USING btree ("source");--> statement-breakpoint
CREATE INDEX "library_former_at" ON "library_former" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "library_item_current" ON "library_item" USING btree ("current","name");--> statement-breakpoint
CREATE INDEX "library_item_added" ON "library_item" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "library_item_sent" ON "library_item" USING btree ("sent_hash") WHERE sent_hash is not null;--> statement-breakpoint
CREATE INDEX "library_item_bin" ON "library_item" USING btree ("binned_at") WHERE binned_at is not null;--> statement-breakpoint
CREATE INDEX "edited_page_uses" ON "edited_page" USING gin ((media_ids("draft") || case when "state" <> 'published' then media_ids("published") else '[]' end)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "page_uses" ON "page" USING gin ((media_ids("blocks") || media_ids("item") || media_ids("picture"))) WITH (fastupdate=false);--> statement-breakpoint
-- What is there already comes into the library, with the words that published pages say of it most often.
INSERT INTO "library_item" ("kind", "current", "name", "title", "added_at") SELECT 'picture', "id", "name", replace(regexp_replace("name", '\.[a-z0-9]+$', ''), '-', ' '), "created_at" FROM "media" ORDER BY "created_at", "id";--> statement-breakpoint
WITH "said" AS (
	SELECT p."language", v ->> 'id' AS "id", v ->> 'alt' AS "alt", count(*) AS "times"
	FROM "page" p, jsonb_path_query(jsonb_build_array(p."blocks", p."item", p."picture"), '$.** ? (exists (@.width) && exists (@.alt) && exists (@.id))') v
	WHERE v ->> 'alt' <> '' GROUP BY 1, 2, 3
), "usual" AS (
	SELECT DISTINCT ON ("id", "language") "id", "language", "alt" FROM "said" ORDER BY "id", "language", "times" DESC, "alt"
)
UPDATE "library_item" i SET "alts" = u."alts" FROM (SELECT "id", jsonb_object_agg("language", "alt") AS "alts" FROM "usual" GROUP BY "id") u WHERE u."id" = i."current";--> statement-breakpoint
INSERT INTO "library_item" ("kind", "current", "name", "title", "bytes") SELECT DISTINCT 'file', v ->> 'id', v ->> 'name', replace(regexp_replace(v ->> 'name', '\.[a-z0-9]+$', ''), '-', ' '), (v ->> 'bytes')::int FROM "page" p, jsonb_path_query(p."blocks", '$.** ? (exists (@.bytes) && exists (@.id) && exists (@.name))') v ON CONFLICT DO NOTHING;
