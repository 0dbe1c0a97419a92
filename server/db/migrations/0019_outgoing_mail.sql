CREATE TABLE "outgoing_mail" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"recipient" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mail_once" ON "outgoing_mail" USING btree ("about","kind","detail");--> statement-breakpoint
CREATE INDEX "outgoing_mail_waiting" ON "outgoing_mail" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_mail_failed" ON "outgoing_mail" USING btree ("ended_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient" ON "outgoing_mail" USING btree ("recipient") WHERE recipient is not null;--> statement-breakpoint
WITH "taken" AS (DELETE FROM "shop_order_mail" WHERE "mailed_at" IS NOT NULL OR "next_try_at" <= now() RETURNING *)
INSERT INTO "outgoing_mail" ("id", "kind", "about", "detail", "recipient", "state", "created_at", "ended_at")
SELECT "taken"."id"::text, 'order-' || "kind", "order"::text, "subject",
	CASE WHEN "mailed_at" IS NULL THEN "email" END,
	CASE WHEN "mailed_at" IS NULL THEN 'waiting' ELSE 'sent' END, "taken"."created_at", "mailed_at"
FROM "taken" LEFT JOIN "shop_order" ON "shop_order"."id" = "taken"."order"
ON CONFLICT DO NOTHING;
