CREATE TABLE "content_like_count" (
	"content_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_like" (
	"content_id" integer NOT NULL,
	"visitor" uuid NOT NULL,
	CONSTRAINT "content_like_content_id_visitor_pk" PRIMARY KEY("content_id","visitor")
);
--> statement-breakpoint
ALTER TABLE "content_like_count" ADD CONSTRAINT "content_like_count_content_id_page_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_like" ADD CONSTRAINT "content_like_content_id_page_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;