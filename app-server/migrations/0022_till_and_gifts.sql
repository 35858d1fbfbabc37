CREATE TABLE "till_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"outlet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"dollars" bigint NOT NULL,
	"voucher_id" bigint,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"confirm_by" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"receipt" bigint,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_request_of_partner" UNIQUE("partner","kind","ref_id"),
	CONSTRAINT "till_request_amounts" CHECK ("till_request"."amount" > 0 and "till_request"."dollars" > 0),
	CONSTRAINT "till_request_kind" CHECK (("till_request"."kind" = 'VOUCHER') = ("till_request"."voucher_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "gift_claim" ADD COLUMN "pick_up_code" text;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD COLUMN "collected_from" text;--> statement-breakpoint
-- until now a claim was a gift that was handed over
UPDATE gift_claim SET collected_at = claimed_at, collected_from = 'before';--> statement-breakpoint
ALTER TABLE "till_request" ADD CONSTRAINT "till_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_request" ADD CONSTRAINT "till_request_outlet_outlet_code_fk" FOREIGN KEY ("outlet") REFERENCES "public"."outlet"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_request" ADD CONSTRAINT "till_request_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_request_waiting" ON "till_request" USING btree ("member_id","id") WHERE "till_request"."status" = 'WAITING';--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_pickUpCode_unique" UNIQUE("pick_up_code");--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_state" CHECK (("gift_claim"."pick_up_code" is null) = ("gift_claim"."collected_at" is not null));