DROP INDEX "shop_code_bought";--> statement-breakpoint
DROP INDEX "shop_order_slot";--> statement-breakpoint
DROP INDEX "audit_entry_subject";--> statement-breakpoint
DROP INDEX "audit_entry_staff";--> statement-breakpoint
CREATE INDEX "shop_code_kind" ON "shop_code" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_code_end" ON "shop_code" USING btree (reverse(case when kind = 'gift-card' then ending else key end) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "submission_created" ON "submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_unplaced" ON "shop_order" USING btree ("created_at") WHERE email is not null and placed_at is null;--> statement-breakpoint
CREATE INDEX "shop_order_unpaid" ON "shop_order" USING btree ("number") WHERE amount > 0 and paid = 0 and refunded = 0;--> statement-breakpoint
CREATE INDEX "outgoing_mail_ended" ON "outgoing_mail" USING btree ("kind","ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mail_known" ON "outgoing_mail" USING btree ("ended_at") WHERE recipient is not null or last_error is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action" text_pattern_ops,"at");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_code_bought" ON "shop_code" USING btree ("bought_by","bought_line","bought_piece") WHERE bought_by is not null;--> statement-breakpoint
CREATE INDEX "shop_order_slot" ON "shop_order" USING btree ("slot_id","state") WHERE slot_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "audit_entry_staff" ON "audit_entry" USING btree ("staff","at","id");