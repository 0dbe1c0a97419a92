CREATE TABLE "newsletter_leave" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_link" (
	"request" uuid NOT NULL,
	"subscription" uuid NOT NULL,
	CONSTRAINT "subscription_link_request_subscription_pk" PRIMARY KEY("request","subscription")
);
--> statement-breakpoint
ALTER TABLE "subscription_link" ADD CONSTRAINT "subscription_link_subscription_subscription_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_leave_due" ON "newsletter_leave" USING btree ("site","email") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "newsletter_leave_email" ON "newsletter_leave" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscription_link_subscription" ON "subscription_link" USING btree ("subscription");--> statement-breakpoint
CREATE INDEX "shop_order_known" ON "shop_order" USING btree ("created_at") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "shop_order_cards" ON "shop_order" USING btree ("placed_at") WHERE state = 'placed' and slot_id is null;