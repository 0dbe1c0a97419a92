CREATE TABLE "build_file" (
	"address" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "build" (
	"id" text PRIMARY KEY NOT NULL,
	"addresses" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
