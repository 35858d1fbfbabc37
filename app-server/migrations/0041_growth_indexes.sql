CREATE INDEX "member_tier_end" ON "member" USING btree ("tier_expires_at") WHERE "member"."status" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "member_birthday" ON "member" USING btree (extract(month from "date_of_birth"),extract(day from "date_of_birth")) WHERE "member"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "inventory_hold_open" ON "inventory_hold" USING btree ("id") WHERE "inventory_hold"."state" = 'HELD';--> statement-breakpoint
CREATE INDEX "stay_record_departure" ON "stay_record" USING btree ("departed_at");--> statement-breakpoint
CREATE INDEX "reservation_start" ON "reservation" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "ticket_position_erased" ON "ticket_position" USING btree ("performance_id") WHERE "ticket_position"."real_name_id" is null and "ticket_position"."doc_hash" is not null;