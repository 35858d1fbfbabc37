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
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_item_id_exchange_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."exchange_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_item_shelf" ON "exchange_item" USING btree ("unit","position");--> statement-breakpoint
CREATE INDEX "exchange_order_item" ON "exchange_order" USING btree ("item_id");