ALTER TABLE "payment" ADD COLUMN "scene" text DEFAULT 'H5' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "refund" SET "order_id" = "payment"."order_id", "requested_at" = "refund"."created_at", "sent_at" = CASE WHEN "refund"."status" IN ('PROCESSING', 'SUCCEEDED') THEN "refund"."updated_at" END FROM "payment" WHERE "payment"."id" = "refund"."payment_id";--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "requested_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "method" text DEFAULT 'CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "scene" text DEFAULT 'H5' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");
