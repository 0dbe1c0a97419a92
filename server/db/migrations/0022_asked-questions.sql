CREATE TABLE "asked_question" (
	"site" text NOT NULL,
	"language" text NOT NULL,
	"week" date NOT NULL,
	"question" text NOT NULL,
	"asked" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "asked_question_site_language_week_question_pk" PRIMARY KEY("site","language","week","question")
);
--> statement-breakpoint
CREATE INDEX "asked_question_week" ON "asked_question" USING btree ("week");