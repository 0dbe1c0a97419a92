CREATE TABLE "lunch_menu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"weeks" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lunch_menu_read_on" ON "lunch_menu" USING btree ("read_on");