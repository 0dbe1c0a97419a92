CREATE TABLE "spent_captcha_token" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cleaned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"form" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"email" text,
	"consent" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mailing_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"list" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"request" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_submission_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_file_submission" ON "submission_file" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "submission_email" ON "submission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "submission_form" ON "submission" USING btree ("form","created_at");--> statement-breakpoint
CREATE INDEX "submission_unmailed" ON "submission" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_address" ON "subscription" USING btree ("site","list","email");--> statement-breakpoint
CREATE INDEX "subscription_email" ON "subscription" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscription_request" ON "subscription" USING btree ("request");