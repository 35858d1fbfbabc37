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
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_burn" ADD CONSTRAINT "voucher_burn_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_event" ADD CONSTRAINT "voucher_event_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_delivered" ON "outbox" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "voucher_member" ON "voucher" USING btree ("member_id","status","valid_to");--> statement-breakpoint
CREATE INDEX "voucher_held" ON "voucher" USING btree ("held_kind","held_id");--> statement-breakpoint
CREATE INDEX "voucher_expiry" ON "voucher" USING btree ("valid_to") WHERE "voucher"."status" = 'TAKEN';--> statement-breakpoint
CREATE INDEX "voucher_event_voucher" ON "voucher_event" USING btree ("voucher_id","id");