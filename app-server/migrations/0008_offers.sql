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
ALTER TABLE "coupon" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "applet_path" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "picture" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "outlets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "code_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_collect" ADD CONSTRAINT "offer_collect_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_collect" ADD CONSTRAINT "offer_collect_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_record" ADD CONSTRAINT "share_record_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visit" ADD CONSTRAINT "share_visit_token_share_record_token_fk" FOREIGN KEY ("token") REFERENCES "public"."share_record"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_on" ON "offer" USING btree ("ends_at","starts_at");