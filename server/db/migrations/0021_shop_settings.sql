CREATE TABLE "shop_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "shop_settings" ("version", "values", "changed_by") VALUES (1, '{
	"deliveryPrice": 790,
	"freeDeliveryFrom": 9000,
	"leastPayment": 46,
	"giftCardYears": 2,
	"reservationMinutes": 30,
	"cartDays": 60,
	"unpaidOrderDays": 30,
	"orderYears": 3,
	"accountYears": 3
}', 'the program');
