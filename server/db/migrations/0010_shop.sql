CREATE TABLE "cart_hand_over" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart" uuid NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"codes" jsonb NOT NULL,
	"ordered_at" timestamp with time zone,
	"merged_into" uuid,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_code" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"free_delivery" boolean DEFAULT false NOT NULL,
	"minimum" integer,
	"valid_from" date,
	"valid_until" date,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_price" (
	"code" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"price" integer,
	"is_reduced" boolean NOT NULL,
	CONSTRAINT "shop_price_code_since_pk" PRIMARY KEY("code","since")
);
--> statement-breakpoint
CREATE TABLE "shop_product" (
	"code" text PRIMARY KEY NOT NULL,
	"price" integer,
	"full_price" integer,
	"recommended_price" integer,
	"weight_grams" integer,
	"stock" integer,
	"vat_class" text NOT NULL,
	"date_mark" text,
	"delivery_days" integer[]
);
--> statement-breakpoint
CREATE TABLE "shop_rating" (
	"code" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_review" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"user_name" text NOT NULL,
	"customer" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cart_used_on" ON "cart" USING btree ("used_on");--> statement-breakpoint
CREATE INDEX "shop_review_shown" ON "shop_review" USING btree ("code","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_review_customer" ON "shop_review" USING btree ("code","customer");--> statement-breakpoint
CREATE INDEX "page_offer" ON "page" USING btree ((item -> 'offer' ->> 'code')) WHERE item -> 'offer' ->> 'code' is not null;