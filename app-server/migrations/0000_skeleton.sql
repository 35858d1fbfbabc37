CREATE TABLE "card" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"card_no" text NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_cardNo_unique" UNIQUE("card_no")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1),
	"member_no" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"title" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"chinese_name" text,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"tier" text NOT NULL,
	"tier_expires_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"open_key" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_memberNo_unique" UNIQUE("member_no"),
	CONSTRAINT "member_openKey_unique" UNIQUE("open_key")
);
--> statement-breakpoint
CREATE TABLE "otp" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"otp_id" text NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"code_mac" "bytea" NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otp_otpId_unique" UNIQUE("otp_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sign_key_sealed" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "step_ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "step_ticket_ticketHash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "idem" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer_sealed" "bytea",
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idem_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "nonce" (
	"scope" text NOT NULL,
	"random" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nonce_scope_random_pk" PRIMARY KEY("scope","random")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"code" text,
	"text_sealed" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_member" ON "card" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_phone" ON "member" USING btree ("area_code","phone") WHERE "member"."status" <> 'CLOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "otp_live" ON "otp" USING btree ("area_code","phone","purpose") WHERE "otp"."status" = 'SENT';--> statement-breakpoint
CREATE INDEX "otp_number" ON "otp" USING btree ("area_code","phone","sent_at");--> statement-breakpoint
CREATE INDEX "otp_expiry" ON "otp" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "step_ticket_expiry" ON "step_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idem_claimed" ON "idem" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "nonce_received" ON "nonce" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outbox_message_to" ON "outbox_message" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "rate_bucket_reset" ON "rate_bucket" USING btree ("resets_at");