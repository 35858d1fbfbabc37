CREATE TABLE "quiet_hours" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"from_hour" integer,
	"until_hour" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiet_hours_range" CHECK (("quiet_hours"."from_hour" is null) = ("quiet_hours"."until_hour" is null) and "quiet_hours"."from_hour" between 0 and 23
        and "quiet_hours"."until_hour" between 0 and 23 and "quiet_hours"."from_hour" <> "quiet_hours"."until_hour"
        or "quiet_hours"."from_hour" is null and "quiet_hours"."until_hour" is null)
);
--> statement-breakpoint
CREATE TABLE "shop_sold_out" (
	"shop" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "shop_sold_out_shop_day_pk" PRIMARY KEY("shop","day")
);
--> statement-breakpoint
CREATE TABLE "stay_review" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stay_review_stars" CHECK ("stay_review"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "earning_rule" ADD COLUMN "release_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sold_out" ADD CONSTRAINT "shop_sold_out_shop_shop_code_fk" FOREIGN KEY ("shop") REFERENCES "public"."shop"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_review" ADD CONSTRAINT "stay_review_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
