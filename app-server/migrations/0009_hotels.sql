CREATE TABLE "hotel" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1),
	"code" text NOT NULL,
	"texts" jsonb NOT NULL,
	"area" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"tags" text[] NOT NULL,
	"facilities" text[] NOT NULL,
	"pictures" text[] NOT NULL,
	"phones" jsonb NOT NULL,
	"email" text NOT NULL,
	"check_in_from" text NOT NULL,
	"check_out_by" text NOT NULL,
	"child_age" integer NOT NULL,
	"tax_mode" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotel_code_unique" UNIQUE("code"),
	CONSTRAINT "hotel_picture" CHECK (cardinality("hotel"."pictures") > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"hotel_id" bigint NOT NULL,
	"code" text NOT NULL,
	"texts" jsonb NOT NULL,
	"meal" text NOT NULL,
	"pay_type" text NOT NULL,
	"tier_min" text,
	"basis_points" integer NOT NULL,
	"supplement" bigint NOT NULL,
	"min_stay" integer DEFAULT 1 NOT NULL,
	"advance_days" integer DEFAULT 0 NOT NULL,
	"free_days" integer,
	"penalty" text NOT NULL,
	"penalty_percent" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_plan_code" UNIQUE("hotel_id","code"),
	CONSTRAINT "rate_plan_price" CHECK ("rate_plan"."basis_points" > 0 and "rate_plan"."supplement" >= 0),
	CONSTRAINT "rate_plan_days" CHECK ("rate_plan"."min_stay" > 0 and "rate_plan"."advance_days" >= 0),
	CONSTRAINT "rate_plan_penalty" CHECK (("rate_plan"."penalty" = 'percent') = ("rate_plan"."penalty_percent" is not null)
        and ("rate_plan"."penalty_percent" is null or "rate_plan"."penalty_percent" between 1 and 100))
);
--> statement-breakpoint
CREATE TABLE "rate_price" (
	"room_type_id" bigint NOT NULL,
	"night" date NOT NULL,
	"price" bigint NOT NULL,
	"min_stay" integer DEFAULT 1 NOT NULL,
	"closed_to_arrival" boolean DEFAULT false NOT NULL,
	"closed_to_departure" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_price_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "rate_price_price" CHECK ("rate_price"."price" > 0 and "rate_price"."min_stay" > 0)
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"hotel_id" bigint NOT NULL,
	"code" text NOT NULL,
	"texts" jsonb NOT NULL,
	"size_sqm" integer NOT NULL,
	"max_adults" integer NOT NULL,
	"max_children" integer NOT NULL,
	"amenities" text[] NOT NULL,
	"pictures" text[] NOT NULL,
	"position" integer NOT NULL,
	"featured" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_type_code_unique" UNIQUE("code"),
	CONSTRAINT "room_type_people" CHECK ("room_type"."max_adults" > 0 and "room_type"."max_children" >= 0),
	CONSTRAINT "room_type_picture" CHECK (cardinality("room_type"."pictures") > 0)
);
--> statement-breakpoint
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_price" ADD CONSTRAINT "rate_price_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_hotel_id_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_type_hotel" ON "room_type" USING btree ("hotel_id","position");