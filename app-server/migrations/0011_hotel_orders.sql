CREATE TABLE "hotel_order" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"room_type_id" bigint NOT NULL,
	"rate_plan_id" bigint NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" integer NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"pay_type" text NOT NULL,
	"cancel_rule" jsonb NOT NULL,
	"room_total" bigint NOT NULL,
	"service" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"guests" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"arrival_time" text,
	"remarks" text DEFAULT '' NOT NULL,
	"cancel_reason" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_order_days" CHECK ("hotel_order"."check_out" > "hotel_order"."check_in"),
	CONSTRAINT "hotel_order_people" CHECK ("hotel_order"."rooms" > 0 and "hotel_order"."adults" > 0 and "hotel_order"."children" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hotel_order_night" (
	"order_id" bigint NOT NULL,
	"night" date NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_order_night_order_id_night_pk" PRIMARY KEY("order_id","night")
);
--> statement-breakpoint
CREATE TABLE "party_dispatch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "party_dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"party_code" text NOT NULL,
	"party_request_id" text NOT NULL,
	"status" text NOT NULL,
	"party_ref" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "party_dispatch_partyRequestId_unique" UNIQUE("party_request_id"),
	CONSTRAINT "party_dispatch_once" UNIQUE("order_id","party_code")
);
--> statement-breakpoint
ALTER TABLE "hotel_order" ADD CONSTRAINT "hotel_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_order" ADD CONSTRAINT "hotel_order_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_order" ADD CONSTRAINT "hotel_order_rate_plan_id_rate_plan_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_order_night" ADD CONSTRAINT "hotel_order_night_order_id_hotel_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_dispatch" ADD CONSTRAINT "party_dispatch_order_id_hotel_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotel_order_check_in" ON "hotel_order" USING btree ("check_in");