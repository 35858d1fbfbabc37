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
ALTER TABLE "inventory_hold" ADD CONSTRAINT "inventory_hold_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_hold_order" ON "inventory_hold" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inventory_hold_seat" ON "inventory_hold" USING btree ("type","key","slot") WHERE "inventory_hold"."shape" = 'SEAT' and "inventory_hold"."state" <> 'FREED';--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;