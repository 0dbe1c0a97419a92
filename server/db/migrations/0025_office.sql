CREATE TABLE "shop_order_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"replacement" jsonb,
	"refunded" integer NOT NULL,
	"refund" text,
	"staff" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packing_boxes" (
	"order" uuid PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packing_tick" (
	"order" uuid NOT NULL,
	"code" text NOT NULL,
	"piece" integer NOT NULL,
	"request" uuid NOT NULL,
	"staff" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packing_tick_order_code_piece_pk" PRIMARY KEY("order","code","piece")
);
--> statement-breakpoint
CREATE TABLE "shop_barcode" (
	"barcode" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "shop_order_email";--> statement-breakpoint
ALTER TABLE "shop_code_movement" ALTER COLUMN "order" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "regular_price" integer;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "sale_price" integer;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "sale_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "next_price" integer;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "next_price_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "shop_product" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_code_movement" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD COLUMN "own_capacity" integer;--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- In one statement, so that the table is written again once.
ALTER TABLE "shop_order"
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (translate(lower(number::text
  || ' ' || coalesce(snapshot #>> '{deliveryAddress,firstName}', '') || ' ' || coalesce(snapshot #>> '{deliveryAddress,lastName}', '')
  || ' ' || coalesce(snapshot #>> '{billingAddress,firstName}', '') || ' ' || coalesce(snapshot #>> '{billingAddress,lastName}', '')
  || ' ' || coalesce(snapshot ->> 'email', '')
  || ' ' || regexp_replace(regexp_replace(coalesce(snapshot ->> 'phone', ''), '[^0-9]', '', 'g'), '^(00358|358)?0?', '')
  || ' ' || jsonb_path_query_array(snapshot, '$.lines[*].code')::text
  || ' ' || jsonb_path_query_array(snapshot, '$.lines[*].name')::text), 'ÅÄÖÉÜ''\:"[](),', 'åäöéü         ')::tsvector) STORED,
  ADD COLUMN "delivery_day" text GENERATED ALWAYS AS (snapshot #>> '{slot,date}') STORED,
  ADD COLUMN "delivery_time" text GENERATED ALWAYS AS (snapshot #>> '{slot,time}') STORED,
  ADD COLUMN "postal_code" text GENERATED ALWAYS AS (snapshot #>> '{deliveryAddress,postalCode}') STORED;--> statement-breakpoint
ALTER TABLE "shop_refund" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "shop_review" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "shop_review" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "shop_review" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_note_order" ON "shop_order_note" USING btree ("order");--> statement-breakpoint
CREATE INDEX "shop_order_change_order" ON "shop_order_change" USING btree ("order");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_code_id" ON "shop_code" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shop_code_made" ON "shop_code" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shop_code_replaced" ON "shop_code" USING btree ("replaced_by") WHERE replaced_by is not null;--> statement-breakpoint
CREATE INDEX "customer_email_prefix" ON "customer" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customer_name" ON "customer" USING btree (lower(delivery_address ->> 'lastName') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_name" ON "shop_order" USING btree (lower(snapshot #>> '{deliveryAddress,lastName}') text_pattern_ops,"number");--> statement-breakpoint
CREATE INDEX "shop_order_sales" ON "shop_order" USING btree ("placed_at","paid","refunded") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "shop_order_slot" ON "shop_order" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE INDEX "shop_order_search" ON "shop_order" USING gin ("search");--> statement-breakpoint
CREATE INDEX "shop_order_state" ON "shop_order" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "shop_order_day" ON "shop_order" USING btree ("delivery_day","number");--> statement-breakpoint
CREATE INDEX "shop_order_place" ON "shop_order" USING btree ("postal_code","number");--> statement-breakpoint
CREATE INDEX "shop_order_free" ON "shop_order" USING btree ("number") WHERE amount = 0;--> statement-breakpoint
CREATE INDEX "shop_order_refunded" ON "shop_order" USING btree ("number") WHERE refunded > 0;--> statement-breakpoint
CREATE INDEX "shop_refund_manual" ON "shop_refund" USING btree ("created_at") WHERE state = 'manual';--> statement-breakpoint
CREATE INDEX "shop_refund_open" ON "shop_refund" USING btree ("order") WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX "shop_review_queue" ON "shop_review" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "shop_review_held" ON "shop_review" USING btree ("created_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree ("email" text_pattern_ops);--> statement-breakpoint
UPDATE "shop_product" AS product SET
	"regular_price" = CASE WHEN last.is_reduced THEN coalesce((
		SELECT before.price FROM "shop_price" AS before
		WHERE before.code = product.code AND NOT before.is_reduced ORDER BY before.since DESC LIMIT 1
	), product.price) ELSE product.price END,
	"sale_price" = CASE WHEN last.is_reduced THEN product.price END,
	"sale_from" = CASE WHEN last.is_reduced AND product.price IS NOT NULL THEN last.since END
FROM (
	SELECT DISTINCT ON (code) code, since, is_reduced FROM "shop_price" ORDER BY code, since DESC
) AS last
WHERE last.code = product.code;--> statement-breakpoint
UPDATE "shop_settings" SET "values" = "values" || '{"serviceRefundLimit": 5000}' WHERE NOT "values" ? 'serviceRefundLimit';
