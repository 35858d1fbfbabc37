CREATE TABLE "referral" (
	"friend_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"ref_kind" text,
	"ref_id" text,
	"reward_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_not_own" CHECK ("referral"."friend_id" <> "referral"."inviter_id")
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inviter_dollars" bigint NOT NULL,
	"friend_dollars" bigint NOT NULL,
	"min_spend" bigint NOT NULL,
	"within_days" integer NOT NULL,
	"wait_days" integer NOT NULL,
	"most_per_year" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_rule_amounts" CHECK ("referral_rule"."inviter_dollars" > 0 and "referral_rule"."friend_dollars" > 0 and "referral_rule"."min_spend" > 0)
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_member_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_rule_id_referral_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."referral_rule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_inviter" ON "referral" USING btree ("inviter_id","joined_at");