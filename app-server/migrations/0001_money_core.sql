CREATE TABLE "inventory_counter" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"period" text NOT NULL,
	"total" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_counter_type_key_period_pk" PRIMARY KEY("type","key","period"),
	CONSTRAINT "inventory_counter_never_oversold" CHECK ("inventory_counter"."sold" + "inventory_counter"."held" <= "inventory_counter"."total"),
	CONSTRAINT "inventory_counter_never_negative" CHECK ("inventory_counter"."sold" >= 0 and "inventory_counter"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventory_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"shape" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"slot" text NOT NULL,
	"during" "tstzrange",
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'HELD' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_hold_quantity" CHECK ("inventory_hold"."quantity" > 0 and ("inventory_hold"."shape" = 'COUNTER' or "inventory_hold"."quantity" = 1)),
	CONSTRAINT "inventory_hold_during" CHECK (("inventory_hold"."shape" = 'RESOURCE') = ("inventory_hold"."during" is not null))
);
--> statement-breakpoint
CREATE TABLE "inventory_unit" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inventory_unit_type_key_name_pk" PRIMARY KEY("type","key","name")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"unit" text NOT NULL,
	"bucket" text NOT NULL,
	"balance" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_account_owner" UNIQUE NULLS NOT DISTINCT("member_id","unit","bucket"),
	CONSTRAINT "ledger_account_never_below_zero" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_balance" CHECK (case when "ledger_account"."member_id" is null then "ledger_account"."bucket" in ('LIABILITY', 'EXPIRED') and "ledger_account"."balance" is null
        else "ledger_account"."bucket" in ('AVAILABLE', 'HOLD', 'PENDING') and "ledger_account"."balance" is not null end)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"txn_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_entry_not_zero" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"txn_id" bigint NOT NULL,
	"status" text DEFAULT 'HELD' NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_hold_txnId_unique" UNIQUE("txn_id"),
	CONSTRAINT "ledger_hold_reference" UNIQUE("unit","ref_kind","ref_id"),
	CONSTRAINT "ledger_hold_positive" CHECK ("ledger_hold"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"txn_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_on" date,
	"origin_lot_id" bigint,
	"origin_txn_id" bigint,
	CONSTRAINT "ledger_lot_remaining" CHECK ("ledger_lot"."remaining" between 0 and "ledger_lot"."amount" and "ledger_lot"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot_use" (
	"txn_id" bigint NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lot_use_txn_id_lot_id_pk" PRIMARY KEY("txn_id","lot_id"),
	CONSTRAINT "ledger_lot_use_positive" CHECK ("ledger_lot_use"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_release" (
	"txn_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"expires_on" date,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_release_positive" CHECK ("ledger_release"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_txn" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_txn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_txn_reference" UNIQUE("kind","unit","ref_kind","ref_id","sequence"),
	CONSTRAINT "ledger_txn_positive" CHECK ("ledger_txn"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3000001 CACHE 1),
	"order_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"property" text NOT NULL,
	"currency" text NOT NULL,
	"rate_to_mop" numeric(14, 6) NOT NULL,
	"total" bigint NOT NULL,
	"voucher_amount" bigint DEFAULT 0 NOT NULL,
	"dollar_amount" bigint DEFAULT 0 NOT NULL,
	"payable" bigint NOT NULL,
	"penalty" bigint,
	"status" text NOT NULL,
	"pay_status" text DEFAULT 'UNPAID' NOT NULL,
	"held_until" timestamp with time zone,
	"ordered_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."voucher_amount" >= 0 and "orders"."dollar_amount" >= 0 and "orders"."payable" >= 0),
	CONSTRAINT "orders_payable" CHECK ("orders"."payable" = "orders"."total" - "orders"."voucher_amount" - "orders"."dollar_amount")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe" UNIQUE("topic","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pay_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"method" text,
	"currency" text NOT NULL,
	"cash" bigint NOT NULL,
	"dollars" bigint NOT NULL,
	"captured_cash" bigint DEFAULT 0 NOT NULL,
	"captured_dollars" bigint DEFAULT 0 NOT NULL,
	"refunded_cash" bigint DEFAULT 0 NOT NULL,
	"refunded_dollars" bigint DEFAULT 0 NOT NULL,
	"action" jsonb,
	"provider_ref" text,
	"failure" text,
	"return_url" text NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_payNo_unique" UNIQUE("pay_no"),
	CONSTRAINT "payment_amounts" CHECK ("payment"."cash" >= 0 and "payment"."dollars" >= 0),
	CONSTRAINT "payment_captured" CHECK ("payment"."captured_cash" in (0, "payment"."cash") and "payment"."captured_dollars" in (0, "payment"."dollars")),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded_cash" between 0 and "payment"."captured_cash" and "payment"."refunded_dollars" between 0 and "payment"."captured_dollars")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subject" text,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"cash" bigint NOT NULL,
	"dollars" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "refund_sequence" UNIQUE("payment_id","sequence"),
	CONSTRAINT "refund_amounts" CHECK ("refund"."cash" >= 0 and "refund"."dollars" >= 0 and "refund"."cash" + "refund"."dollars" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_no" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"told_from" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_charge_amount" CHECK ("sandbox_charge"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"face" bigint,
	"basis_points" integer,
	"max_deduct" bigint,
	"min_spend" bigint DEFAULT 0 NOT NULL,
	"scenes" text[] DEFAULT '{}' NOT NULL,
	"properties" text[] DEFAULT '{}' NOT NULL,
	"is_stackable" boolean NOT NULL,
	"stock" integer NOT NULL,
	"per_member" integer DEFAULT 1 NOT NULL,
	"tier_min" text DEFAULT 'CLASSIC' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"valid_days" integer,
	"usable_from" timestamp with time zone,
	"usable_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_stock" CHECK ("coupon"."stock" >= 0),
	CONSTRAINT "coupon_validity" CHECK (("coupon"."valid_days" is null) <> ("coupon"."usable_until" is null)),
	CONSTRAINT "coupon_value" CHECK (case "coupon"."type" when 'CASH' then "coupon"."face" > 0
        when 'DISCOUNT' then "coupon"."basis_points" between 1 and 10000 else true end)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text NOT NULL,
	"sequence" integer,
	"grant_kind" text,
	"grant_id" text,
	"origin_voucher_id" bigint,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"held_kind" text,
	"held_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_originVoucherId_unique" UNIQUE("origin_voucher_id"),
	CONSTRAINT "voucher_taken" UNIQUE("coupon_id","member_id","sequence"),
	CONSTRAINT "voucher_granted" UNIQUE("grant_kind","grant_id"),
	CONSTRAINT "voucher_held_for" CHECK ("voucher"."status" <> 'HELD' or "voucher"."held_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "voucher_burn" (
	"voucher_id" bigint PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "voucher_burn_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	CONSTRAINT "voucher_burn_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "voucher_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"ref_kind" text,
	"ref_id" text
);
--> statement-breakpoint
ALTER TABLE "inventory_hold" ADD CONSTRAINT "inventory_hold_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_txn_id_ledger_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_hold" ADD CONSTRAINT "ledger_hold_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_hold" ADD CONSTRAINT "ledger_hold_txn_id_ledger_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_txn_id_ledger_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_origin_txn_id_ledger_txn_id_fk" FOREIGN KEY ("origin_txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_use" ADD CONSTRAINT "ledger_lot_use_txn_id_ledger_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_use" ADD CONSTRAINT "ledger_lot_use_lot_id_ledger_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_release" ADD CONSTRAINT "ledger_release_txn_id_ledger_txn_id_fk" FOREIGN KEY ("txn_id") REFERENCES "public"."ledger_txn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_release" ADD CONSTRAINT "ledger_release_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_txn" ADD CONSTRAINT "ledger_txn_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_pay_no_sandbox_charge_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."sandbox_charge"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_burn" ADD CONSTRAINT "voucher_burn_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_event" ADD CONSTRAINT "voucher_event_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_hold_order" ON "inventory_hold" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_hold_seat" ON "inventory_hold" USING btree ("type","key","slot") WHERE "inventory_hold"."shape" = 'SEAT' and "inventory_hold"."state" in ('HELD', 'SOLD');--> statement-breakpoint
CREATE INDEX "ledger_entry_txn" ON "ledger_entry" USING btree ("txn_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_hold_member" ON "ledger_hold" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "ledger_hold_expiry" ON "ledger_hold" USING btree ("expires_at") WHERE "ledger_hold"."status" = 'HELD';--> statement-breakpoint
CREATE INDEX "ledger_lot_spendable" ON "ledger_lot" USING btree ("member_id","unit","expires_on","id") WHERE "ledger_lot"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lot_expiry" ON "ledger_lot" USING btree ("expires_on") WHERE "ledger_lot"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lot_origin" ON "ledger_lot" USING btree ("origin_txn_id");--> statement-breakpoint
CREATE INDEX "ledger_lot_use_lot" ON "ledger_lot_use" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "ledger_release_member" ON "ledger_release" USING btree ("member_id","txn_id");--> statement-breakpoint
CREATE INDEX "ledger_release_due" ON "ledger_release" USING btree ("release_at") WHERE "ledger_release"."released_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_txn_member" ON "ledger_txn" USING btree ("member_id","unit","id");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_delivered" ON "outbox" USING btree ("delivered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('CREATED', 'PROCESSING', 'SUCCEEDED');--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_hanging" ON "payment" USING btree ("asked_at") WHERE "payment"."status" in ('CREATED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "payment_event_subject" ON "payment_event" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_at") WHERE "refund"."status" in ('CREATED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "voucher_member" ON "voucher" USING btree ("member_id","status","valid_to");--> statement-breakpoint
CREATE INDEX "voucher_held" ON "voucher" USING btree ("held_kind","held_id");--> statement-breakpoint
CREATE INDEX "voucher_expiry" ON "voucher" USING btree ("valid_to") WHERE "voucher"."status" = 'TAKEN';--> statement-breakpoint
CREATE INDEX "voucher_event_voucher" ON "voucher_event" USING btree ("voucher_id","id");