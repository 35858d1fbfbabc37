CREATE TABLE "account_closing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"code" text NOT NULL,
	"unit" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"scene" text NOT NULL,
	"tag" text,
	"price" bigint NOT NULL,
	"top_up_points" bigint,
	"top_up_cash" bigint,
	"tier_min" text DEFAULT 'CLASSIC' NOT NULL,
	"per_member" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"is_stocked" boolean NOT NULL,
	"pick_up" text[] DEFAULT '{}' NOT NULL,
	"pick_up_days" integer,
	"coupon_code" text,
	"is_final" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_item_code_unique" UNIQUE("code"),
	CONSTRAINT "exchange_item_price" CHECK ("exchange_item"."price" > 0),
	CONSTRAINT "exchange_item_top_up" CHECK (case when "exchange_item"."top_up_points" is null then "exchange_item"."top_up_cash" is null
        else "exchange_item"."unit" = 'POINT' and "exchange_item"."top_up_points" > 0 and "exchange_item"."top_up_cash" > 0 end),
	CONSTRAINT "exchange_item_delivery" CHECK (case when "exchange_item"."coupon_code" is null then cardinality("exchange_item"."pick_up") > 0 and "exchange_item"."pick_up_days" > 0
        else cardinality("exchange_item"."pick_up") = 0 and "exchange_item"."pick_up_days" is null end)
);
--> statement-breakpoint
CREATE TABLE "exchange_order" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"spent" bigint NOT NULL,
	"pick_up_code" text,
	"collect_before" timestamp with time zone,
	"voucher_ids" bigint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_order_pickUpCode_unique" UNIQUE("pick_up_code"),
	CONSTRAINT "exchange_order_amounts" CHECK ("exchange_order"."quantity" > 0 and "exchange_order"."spent" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_claim" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"gift_id" text NOT NULL,
	"programme_year" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_claim_once" UNIQUE("member_id","gift_id","programme_year")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"area" text NOT NULL,
	"property" text,
	"outlets" text[] DEFAULT '{}' NOT NULL,
	"coupon_id" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"rank" integer NOT NULL,
	"banner_rank" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_code_unique" UNIQUE("code"),
	CONSTRAINT "offer_picture" CHECK (cardinality("offer"."pictures") > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_collect" (
	"member_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_collect_member_id_offer_id_pk" PRIMARY KEY("member_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "outlet" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"property" text NOT NULL,
	"scene" text NOT NULL,
	"hours" text NOT NULL,
	"phone" text NOT NULL,
	"pin_hash" text NOT NULL,
	"terminal_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outlet_terminalHash_unique" UNIQUE("terminal_hash")
);
--> statement-breakpoint
CREATE TABLE "pop_window_state" (
	"member_id" bigint NOT NULL,
	"window_id" text NOT NULL,
	"seen_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"never_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pop_window_state_member_id_window_id_pk" PRIMARY KEY("member_id","window_id")
);
--> statement-breakpoint
CREATE TABLE "name_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"earlier_first_name" text NOT NULL,
	"earlier_last_name" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_record" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_record_once" UNIQUE("member_id","kind","target_id","channel")
);
--> statement-breakpoint
CREATE TABLE "share_visit" (
	"token" text NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_visit_token_visitor_pk" PRIMARY KEY("token","visitor")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "applet_path" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "picture" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "outlets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "code_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_item_id_exchange_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."exchange_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_collect" ADD CONSTRAINT "offer_collect_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_collect" ADD CONSTRAINT "offer_collect_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_window_state" ADD CONSTRAINT "pop_window_state_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_change" ADD CONSTRAINT "name_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_record" ADD CONSTRAINT "share_record_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visit" ADD CONSTRAINT "share_visit_token_share_record_token_fk" FOREIGN KEY ("token") REFERENCES "public"."share_record"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closing_open" ON "account_closing" USING btree ("member_id") WHERE "account_closing"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "account_closing_due" ON "account_closing" USING btree ("closes_at") WHERE "account_closing"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "exchange_item_shelf" ON "exchange_item" USING btree ("unit","position");--> statement-breakpoint
CREATE INDEX "exchange_order_item" ON "exchange_order" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "gift_claim_gift" ON "gift_claim" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "offer_on" ON "offer" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE INDEX "name_change_member" ON "name_change" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "name_change_review" ON "name_change" USING btree ("member_id") WHERE "name_change"."status" = 'PENDING_REVIEW';