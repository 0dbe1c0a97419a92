CREATE TABLE "bundle_member" (
	"bundle" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"asked" jsonb,
	"fixed" jsonb,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "bundle_member_bundle_kind_subject_pk" PRIMARY KEY("bundle","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "bundle" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" timestamp with time zone,
	"staff" text,
	"by" text,
	"failure" jsonb,
	"published_at" timestamp with time zone,
	"published_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "bundle_member" ADD CONSTRAINT "bundle_member_bundle_bundle_id_fk" FOREIGN KEY ("bundle") REFERENCES "public"."bundle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundle_member_subject" ON "bundle_member" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "bundle_due" ON "bundle" USING btree ("at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "bundle_changed" ON "bundle" USING btree ("changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_promotion_question" ON "search_promotion" USING btree ("site","language","key");--> statement-breakpoint
CREATE INDEX "search_synonym_place" ON "search_synonym" USING btree ("site","language");