ALTER TABLE "orders" ADD COLUMN "family_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changes_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "on_spot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family_id_orders_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parent_id_orders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_changes_id_orders_id_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_family" ON "orders" USING btree ("family_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family" CHECK (("orders"."parent_id" is null or "orders"."parent_id" = "orders"."family_id") and ("orders"."changes_id" is null or "orders"."family_id" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_on_spot" CHECK (not "orders"."on_spot" or ("orders"."voucher_amount" = 0 and "orders"."dollar_amount" = 0));