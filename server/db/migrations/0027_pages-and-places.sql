CREATE TABLE "edited_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"template" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"draft" jsonb,
	"draft_from" integer DEFAULT 0 NOT NULL,
	"published" jsonb,
	"published_version" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"merging" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text,
	"binned_at" timestamp with time zone,
	"state_before" text
);
--> statement-breakpoint
CREATE TABLE "page_presence" (
	"page" integer NOT NULL,
	"window" text NOT NULL,
	"staff" text NOT NULL,
	"name" text NOT NULL,
	"block" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_presence_page_window_pk" PRIMARY KEY("page","window")
);
--> statement-breakpoint
CREATE TABLE "page_schedule" (
	"id" serial PRIMARY KEY NOT NULL,
	"page" integer NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" jsonb,
	"note" text NOT NULL,
	"staff" text NOT NULL,
	"by" text NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"page" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "page_version_page_number_pk" PRIMARY KEY("page","number")
);
--> statement-breakpoint
CREATE TABLE "page_window" (
	"page" integer NOT NULL,
	"window" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_window_page_window_pk" PRIMARY KEY("page","window")
);
--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD CONSTRAINT "page_schedule_page_edited_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."edited_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_page_edited_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."edited_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_window" ADD CONSTRAINT "page_window_page_edited_page_id_fk" FOREIGN KEY ("page") REFERENCES "public"."edited_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "edited_page_address" ON "edited_page" USING btree ("site","language","path") WHERE state <> 'binned';--> statement-breakpoint
CREATE INDEX "edited_page_bin" ON "edited_page" USING btree ("binned_at") WHERE binned_at is not null;--> statement-breakpoint
CREATE INDEX "page_schedule_page" ON "page_schedule" USING btree ("page");--> statement-breakpoint
CREATE INDEX "page_schedule_due" ON "page_schedule" USING btree ("at") WHERE failure is null;--> statement-breakpoint
CREATE INDEX "page_window_at" ON "page_window" USING btree ("at");