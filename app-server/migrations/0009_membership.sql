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
ALTER TABLE "account_closing" ADD CONSTRAINT "account_closing_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pop_window_state" ADD CONSTRAINT "pop_window_state_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closing_open" ON "account_closing" USING btree ("member_id") WHERE "account_closing"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "account_closing_due" ON "account_closing" USING btree ("closes_at") WHERE "account_closing"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "gift_claim_gift" ON "gift_claim" USING btree ("gift_id");