CREATE TABLE "customer_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "password" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_code_email" ON "customer_code" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_code_created" ON "customer_code" USING btree ("created_at");