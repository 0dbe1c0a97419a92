CREATE TABLE "customer_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"delivery_address" jsonb,
	"billing_address" jsonb,
	"phone_country_code" text DEFAULT '+358' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"additional_information" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_customer_id_fk" FOREIGN KEY ("customer") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_link_email" ON "customer_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_session_customer" ON "customer_session" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "customer_session_used" ON "customer_session" USING btree ("used_on");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_used_on" ON "customer" USING btree ("used_on");--> statement-breakpoint
CREATE INDEX "cart_customer" ON "cart" USING btree ("customer_id") WHERE customer_id is not null;