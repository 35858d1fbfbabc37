-- codes and tickets live for minutes: those that are out are asked for again, and the columns can be required
DELETE FROM "otp";--> statement-breakpoint
DELETE FROM "step_ticket";--> statement-breakpoint
CREATE SEQUENCE "public"."member_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1;--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"version" text,
	"granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "insider_card" (
	"insider_id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"tier" text NOT NULL,
	"member_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insider_card_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "mini_program_hand_off" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mini_program_hand_off_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"path" text NOT NULL,
	"query" text NOT NULL,
	"env_version" text NOT NULL,
	"expire_type" integer NOT NULL,
	"expire_interval" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mini_program_hand_off_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"device_name" text NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "we_chat_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"value_sealed" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "otp_number";--> statement-breakpoint
DROP INDEX "otp_live";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "city_code" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "otp" ADD COLUMN "recipient" text NOT NULL;--> statement-breakpoint
ALTER TABLE "otp" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "step_ticket" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ticket" ADD COLUMN "key_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insider_card" ADD CONSTRAINT "insider_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "passkey_member" ON "passkey" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "otp" ADD CONSTRAINT "otp_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("email") WHERE "member"."status" <> 'CLOSED' and "member"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "otp_recipient" ON "otp" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "otp_live" ON "otp" USING btree ("recipient","purpose") WHERE "otp"."status" = 'SENT';--> statement-breakpoint
ALTER TABLE "otp" DROP COLUMN "area_code";--> statement-breakpoint
ALTER TABLE "otp" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "step_ticket" DROP COLUMN "area_code";--> statement-breakpoint
ALTER TABLE "step_ticket" DROP COLUMN "phone";