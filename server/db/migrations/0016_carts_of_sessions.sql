ALTER TABLE "cart" ADD COLUMN "session_hash" text;--> statement-breakpoint
UPDATE "cart" SET "codes" = '[]' WHERE "ordered_at" IS NOT NULL AND "codes" <> '[]';--> statement-breakpoint
UPDATE "shop_order" SET "snapshot" = jsonb_set("snapshot", '{codes}', (
	SELECT jsonb_agg(
		CASE WHEN used->>'kind' IN ('refund', 'loyalty') AND used->>'shown' NOT LIKE '…%'
			THEN jsonb_set(used, '{shown}', to_jsonb('…' || right(used->>'shown', least(4, length(used->>'shown') / 2))))
			ELSE used END ORDER BY place)
	FROM jsonb_array_elements("snapshot"->'codes') WITH ORDINALITY AS entered(used, place)
)) WHERE "snapshot" @? '$.codes[*] ? (@.kind == "refund" || @.kind == "loyalty")';
