CREATE TABLE "submission_receipt" (
	"submission" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mailing_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "submission_receipt" ADD CONSTRAINT "submission_receipt_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_receipt_email" ON "submission_receipt" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "submission_receipt_unmailed" ON "submission_receipt" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "submission_reference" ON "submission" USING btree ("reference");