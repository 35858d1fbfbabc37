CREATE TABLE "earned" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earned_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"rule_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	"takes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earned_once" UNIQUE("ref_kind","ref_id","rule_id"),
	CONSTRAINT "earned_amounts" CHECK ("earned"."amount" > 0 and "earned"."taken_back" between 0 and "earned"."amount")
);
--> statement-breakpoint
CREATE TABLE "earning_debt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_debt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"owed" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_debt_amounts" CHECK ("earning_debt"."owed" > 0 and "earning_debt"."paid" between 0 and "earning_debt"."owed")
);
--> statement-breakpoint
CREATE TABLE "earning_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit" text NOT NULL,
	"basis_points" integer NOT NULL,
	"kind" text,
	"tier" text,
	"currency" text,
	"campaign" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earning_rule_rate" CHECK ("earning_rule"."basis_points" > 0),
	CONSTRAINT "earning_rule_days" CHECK ("earning_rule"."valid_to" is null or "earning_rule"."valid_to" >= "earning_rule"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "tier_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tier_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"key_id" text NOT NULL,
	"call" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_id" text NOT NULL,
	"asked" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"key_id" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"public_key" text NOT NULL,
	"scopes" text[] NOT NULL,
	"properties" text[] DEFAULT '{}' NOT NULL,
	"reports_arrivals" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"ref" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"partner" text NOT NULL,
	"outlet" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folio_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folio_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"partner" text NOT NULL,
	"line_id" text NOT NULL,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "folio_line_of_partner" UNIQUE("partner","line_id")
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner" text NOT NULL,
	"sale_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"outlet" text NOT NULL,
	"currency" text NOT NULL,
	"rate_to_mop" numeric(14, 6) NOT NULL,
	"total" bigint NOT NULL,
	"money" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'SOLD' NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_of_partner" UNIQUE("partner","sale_id"),
	CONSTRAINT "sale_amounts" CHECK ("sale"."money" between 0 and "sale"."total" and "sale"."total" > 0),
	CONSTRAINT "sale_refunded" CHECK ("sale"."refunded" between 0 and "sale"."money")
);
--> statement-breakpoint
CREATE TABLE "sale_refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sale_id" bigint NOT NULL,
	"refund_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_refund_once" UNIQUE("sale_id","refund_id")
);
--> statement-breakpoint
CREATE TABLE "stay_record" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"room_no" text,
	"arrived_at" timestamp with time zone,
	"departed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "till_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner" text NOT NULL,
	"payment_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"outlet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"dollars" bigint NOT NULL,
	"status" text DEFAULT 'HELD' NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"sale_id" bigint,
	"returned" bigint DEFAULT 0 NOT NULL,
	"returns" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_payment_of_partner" UNIQUE("partner","payment_id"),
	CONSTRAINT "till_payment_amounts" CHECK ("till_payment"."amount" > 0 and "till_payment"."dollars" > 0),
	CONSTRAINT "till_payment_returned" CHECK ("till_payment"."returned" between 0 and "till_payment"."amount")
);
--> statement-breakpoint
ALTER TABLE "earned" ADD CONSTRAINT "earned_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned" ADD CONSTRAINT "earned_rule_id_earning_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."earning_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning_debt" ADD CONSTRAINT "earning_debt_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_change" ADD CONSTRAINT "tier_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_audit" ADD CONSTRAINT "partner_audit_key_id_partner_key_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_key"("key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_outlet_outlet_code_fk" FOREIGN KEY ("outlet") REFERENCES "public"."outlet"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_line" ADD CONSTRAINT "folio_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_outlet_outlet_code_fk" FOREIGN KEY ("outlet") REFERENCES "public"."outlet"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_refund" ADD CONSTRAINT "sale_refund_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_record" ADD CONSTRAINT "stay_record_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_outlet_outlet_code_fk" FOREIGN KEY ("outlet") REFERENCES "public"."outlet"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earned_member" ON "earned" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "earning_debt_member" ON "earning_debt" USING btree ("member_id","unit","id");--> statement-breakpoint
CREATE INDEX "tier_change_member" ON "tier_change" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "partner_audit_key" ON "partner_audit" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "visit_member" ON "visit" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "folio_line_order" ON "folio_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sale_member" ON "sale" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "till_payment_member" ON "till_payment" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "till_payment_sale" ON "till_payment" USING btree ("sale_id");--> statement-breakpoint
CREATE TRIGGER partner_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON partner_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER folio_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON folio_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tier_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tier_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What the benefits and the terms say: points by tier for every MOP 10, a tier point for every MOP 1, dollars of 1 %, of stays 2 %.
INSERT INTO earning_rule (unit, basis_points, kind, tier, valid_from) VALUES
  ('POINT', 1000, NULL, 'CLASSIC', '2020-01-01'),
  ('POINT', 1250, NULL, 'SILVER', '2020-01-01'),
  ('POINT', 1500, NULL, 'GOLD', '2020-01-01'),
  ('POINT', 2000, NULL, 'DIAMOND', '2020-01-01'),
  ('TIER', 10000, NULL, NULL, '2020-01-01'),
  ('DOLLAR', 100, NULL, NULL, '2020-01-01'),
  ('DOLLAR', 200, 'STAY', NULL, '2020-01-01');
