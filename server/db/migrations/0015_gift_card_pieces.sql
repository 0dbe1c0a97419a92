ALTER TABLE "shop_code" ADD COLUMN "bought_line" text;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "bought_piece" integer;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "shop_withdrawal" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_code_bought" ON "shop_code" USING btree ("bought_by","bought_line","bought_piece") WHERE bought_line is not null;--> statement-breakpoint
-- Cards that were bought before: those of one price were all alike, so any piece of that price will do. Used ones come first.
WITH piece AS (
	SELECT bought."id", line ->> 'code' AS code, (line ->> 'price')::int AS price, nth AS piece,
		row_number() OVER (PARTITION BY bought."id", (line ->> 'price')::int ORDER BY place, nth) AS at
	FROM "shop_order" AS bought,
		jsonb_array_elements(bought."snapshot" -> 'lines') WITH ORDINALITY AS lines(line, place),
		generate_series(1, (line ->> 'quantity')::int) AS nth
	WHERE line ->> 'vatClass' = 'voucher' AND bought."placed_at" IS NOT NULL
), card AS (
	SELECT "key", "bought_by", "issued",
		row_number() OVER (PARTITION BY "bought_by", "issued" ORDER BY "amount" = "issued", "key") AS at
	FROM "shop_code" WHERE "bought_by" IS NOT NULL
)
UPDATE "shop_code" AS code SET "bought_line" = piece.code, "bought_piece" = piece.piece
FROM card JOIN piece ON piece."id" = card."bought_by" AND piece.price = card."issued" AND piece.at = card.at
WHERE code."key" = card."key";--> statement-breakpoint
-- Statements were carried out at once.
UPDATE "shop_withdrawal" SET "confirmed_at" = "created_at";--> statement-breakpoint
-- Cancellations returned money to codes outside the books of refunds.
INSERT INTO "shop_refund" ("id", "order", "amount", "to_codes", "reason", "state", "done_at")
SELECT 'cancelled-' || cancelled."number", cancelled."id", 0, sum((code ->> 'amount')::int), 'the customer cancelled the order', 'done',
	cancelled."cancelled_at"
FROM "shop_order" AS cancelled, jsonb_array_elements(cancelled."snapshot" -> 'codes') AS code
WHERE cancelled."state" = 'cancelled' AND code ->> 'kind' IN ('gift-card', 'refund')
GROUP BY cancelled."id" HAVING sum((code ->> 'amount')::int) > 0;
