CREATE TABLE "shop_code_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"uses" integer NOT NULL,
	"order" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "delivered_code" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_area" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"windows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_exception" (
	"date" date NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"runs_as" integer,
	CONSTRAINT "delivery_exception_date_area_pk" PRIMARY KEY("date","area")
);
--> statement-breakpoint
CREATE TABLE "delivery_slot" (
	"id" serial PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_slot_places" CHECK ("delivery_slot"."taken" between 0 and "delivery_slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "shop_order_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_code" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"swedish_name" text NOT NULL,
	"municipality" text NOT NULL,
	"type" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"payment_id" text NOT NULL,
	"cart" uuid NOT NULL,
	"digest" text NOT NULL,
	"customer" text,
	"email" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"holds_goods" boolean NOT NULL,
	"slot_id" integer,
	"snapshot" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"payment_address" text,
	"payment_state" text,
	"paid" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order" uuid NOT NULL,
	"amount" integer NOT NULL,
	"to_codes" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"counted" integer,
	"is_count" boolean DEFAULT false NOT NULL,
	"change" integer DEFAULT 0 NOT NULL,
	"order" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order" uuid NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "issued" integer;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "bought_by" uuid;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_customer_id_fk" FOREIGN KEY ("customer") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_code_movement_key" ON "shop_code_movement" USING btree ("key");--> statement-breakpoint
CREATE INDEX "shop_code_movement_order" ON "shop_code_movement" USING btree ("order");--> statement-breakpoint
CREATE INDEX "customer_link_email" ON "customer_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_session_customer" ON "customer_session" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "customer_session_used" ON "customer_session" USING btree ("used_on");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_used_on" ON "customer" USING btree ("used_on");--> statement-breakpoint
CREATE INDEX "delivered_code_area" ON "delivered_code" USING btree ("area");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_slot_time" ON "delivery_slot" USING btree ("area","date","time");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_mail_once" ON "shop_order_mail" USING btree ("order","kind","subject");--> statement-breakpoint
CREATE INDEX "shop_order_mail_waiting" ON "shop_order_mail" USING btree ("next_try_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_number" ON "shop_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_payment" ON "shop_order" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_reserved" ON "shop_order" USING btree ("cart") WHERE state = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_placed" ON "shop_order" USING btree ("cart") WHERE placed_at is not null;--> statement-breakpoint
CREATE INDEX "shop_order_cart" ON "shop_order" USING btree ("cart");--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer","number");--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree ("email");--> statement-breakpoint
CREATE INDEX "shop_order_check" ON "shop_order" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "shop_refund_order" ON "shop_refund" USING btree ("order");--> statement-breakpoint
CREATE INDEX "shop_refund_due" ON "shop_refund" USING btree ("next_try_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "shop_stock_movement_code" ON "shop_stock_movement" USING btree ("code","id");--> statement-breakpoint
CREATE INDEX "shop_stock_movement_order" ON "shop_stock_movement" USING btree ("order");--> statement-breakpoint
CREATE INDEX "shop_withdrawal_order" ON "shop_withdrawal" USING btree ("order");--> statement-breakpoint
CREATE INDEX "cart_customer" ON "cart" USING btree ("customer_id") WHERE customer_id is not null;