DROP INDEX "page_translation";--> statement-breakpoint
CREATE UNIQUE INDEX "page_translation" ON "page" USING btree ("key","site","language");