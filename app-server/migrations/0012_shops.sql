CREATE TABLE "reservation" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"channel" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"party" integer NOT NULL,
	"children" integer NOT NULL,
	"place" text NOT NULL,
	"services" text[] NOT NULL,
	"therapist_wish" text,
	"therapists" text[] NOT NULL,
	"contact" jsonb,
	"occasion" text,
	"remarks" text NOT NULL,
	"cancel_free_hours" integer NOT NULL,
	"no_show_fee" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"venue_ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_time" CHECK ("reservation"."starts_at" < "reservation"."ends_at"),
	CONSTRAINT "reservation_party" CHECK ("reservation"."party" > 0 and "reservation"."children" between 0 and "reservation"."party")
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"labels" text[] NOT NULL,
	"price_level" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"level" jsonb NOT NULL,
	"dress_code" jsonb,
	"pictures" text[] NOT NULL,
	"week" jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"areas" jsonb NOT NULL,
	"rooms" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"therapists" jsonb NOT NULL,
	"reserve" jsonb,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"takes_vouchers" boolean NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_picture" CHECK (cardinality("shop"."pictures") > 0),
	CONSTRAINT "shop_price_level" CHECK ("shop"."price_level" between 1 and 4),
	CONSTRAINT "shop_week" CHECK (jsonb_array_length("shop"."week") = 7)
);
--> statement-breakpoint
CREATE TABLE "shop_closure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_closure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_closure_days" CHECK ("shop_closure"."from_day" <= "shop_closure"."to_day")
);
--> statement-breakpoint
CREATE TABLE "shop_collect" (
	"member_id" bigint NOT NULL,
	"shop" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_collect_member_id_shop_pk" PRIMARY KEY("member_id","shop")
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_shop_shop_code_fk" FOREIGN KEY ("shop") REFERENCES "public"."shop"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_code_outlet_code_fk" FOREIGN KEY ("code") REFERENCES "public"."outlet"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_closure" ADD CONSTRAINT "shop_closure_shop_shop_code_fk" FOREIGN KEY ("shop") REFERENCES "public"."shop"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_collect" ADD CONSTRAINT "shop_collect_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_collect" ADD CONSTRAINT "shop_collect_shop_shop_code_fk" FOREIGN KEY ("shop") REFERENCES "public"."shop"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_shop" ON "reservation" USING btree ("shop","starts_at");--> statement-breakpoint
CREATE INDEX "shop_closure_shop" ON "shop_closure" USING btree ("shop");