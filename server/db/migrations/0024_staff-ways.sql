CREATE TABLE "staff_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"staff" text,
	"value" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_challenge" ADD CONSTRAINT "staff_challenge_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token" ON "staff_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_staff" ON "staff_invitation" USING btree ("staff");--> statement-breakpoint
CREATE INDEX "staff_passkey_staff" ON "staff_passkey" USING btree ("staff");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_staff" ON "staff_recovery_code" USING btree ("staff");