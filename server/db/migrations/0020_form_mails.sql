WITH "taken" AS (
	UPDATE "submission" SET "mailed_at" = now()
	WHERE "mailed_at" IS NULL AND ("mailing_until" IS NULL OR "mailing_until" < now()) RETURNING "id", "created_at")
INSERT INTO "outgoing_mail" ("id", "kind", "about", "created_at")
SELECT "id"::text, 'form', "id"::text, "created_at" FROM "taken" ON CONFLICT DO NOTHING;--> statement-breakpoint
WITH "taken" AS (
	UPDATE "submission_receipt" SET "mailed_at" = now()
	WHERE "mailed_at" IS NULL AND ("mailing_until" IS NULL OR "mailing_until" < now()) RETURNING "submission", "email", "created_at")
INSERT INTO "outgoing_mail" ("id", "kind", "about", "recipient", "created_at")
SELECT "submission" || '-receipt', 'form-receipt', "submission"::text, "email", "created_at" FROM "taken" ON CONFLICT DO NOTHING;
