CREATE TABLE "gate" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"property" text NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"pin_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_entry" (
	"ticket_id" bigint PRIMARY KEY NOT NULL,
	"gate" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"from_member_id" bigint NOT NULL,
	"to_area_code" text NOT NULL,
	"to_phone" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"new_ticket_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_transfer_newTicketId_unique" UNIQUE("new_ticket_id"),
	CONSTRAINT "ticket_transfer_settled" CHECK (("ticket_transfer"."status" = 'PENDING') = ("ticket_transfer"."settled_at" is null)),
	CONSTRAINT "ticket_transfer_accepted" CHECK (("ticket_transfer"."status" = 'ACCEPTED') = ("ticket_transfer"."new_ticket_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "real_name" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_name_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"doc_type" text NOT NULL,
	"doc_sealed" "bytea" NOT NULL,
	"doc_hash" "bytea" NOT NULL,
	"han_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"nationality" text,
	"doc_expiry" date,
	"area_code" text,
	"phone" text,
	"is_self" boolean NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "real_name_name" CHECK ("real_name"."han_name" <> '' or ("real_name"."first_name" <> '' and "real_name"."last_name" <> '')),
	CONSTRAINT "real_name_phone" CHECK (("real_name"."area_code" is null) = ("real_name"."phone" is null))
);
--> statement-breakpoint
CREATE TABLE "event_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sales_until" timestamp with time zone NOT NULL,
	"blocked" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_session_times" CHECK ("event_session"."starts_at" < "event_session"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "invite_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"code" text NOT NULL,
	"grants" text NOT NULL,
	"quota" integer NOT NULL,
	"per_member" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_code_quota" CHECK ("invite_code"."quota" > 0 and "invite_code"."per_member" > 0)
);
--> statement-breakpoint
CREATE TABLE "seat_map" (
	"code" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_category" (
	"session_id" bigint NOT NULL,
	"code" text NOT NULL,
	"price" bigint NOT NULL,
	"pool" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_category_session_id_code_pk" PRIMARY KEY("session_id","code"),
	CONSTRAINT "session_category_price" CHECK ("session_category"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_no" text NOT NULL,
	"position_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"seat" text,
	"status" text DEFAULT 'ISSUED' NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint,
	"issued_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_ticketNo_unique" UNIQUE("ticket_no"),
	CONSTRAINT "ticket_positionId_unique" UNIQUE("position_id"),
	CONSTRAINT "ticket_verified" CHECK (("ticket"."status" = 'VERIFIED') = ("ticket"."verified_at" is not null)),
	CONSTRAINT "ticket_paid" CHECK ("ticket"."paid" >= 0 and "ticket"."refunded" between 0 and "ticket"."paid"),
	CONSTRAINT "ticket_refunded" CHECK (("ticket"."status" = 'REFUNDED') = ("ticket"."refunded" is not null))
);
--> statement-breakpoint
CREATE TABLE "ticket_event" (
	"code" text PRIMARY KEY NOT NULL,
	"property" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"venue" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"duration_minutes" integer,
	"doors_minutes" integer NOT NULL,
	"seat_map" text,
	"categories" jsonb NOT NULL,
	"real_name" text NOT NULL,
	"min_age" integer,
	"max_per_order" integer NOT NULL,
	"max_per_member" jsonb NOT NULL,
	"sale_from" timestamp with time zone NOT NULL,
	"presale_tier" text,
	"public_from" timestamp with time zone,
	"refund" jsonb,
	"hotels" jsonb NOT NULL,
	"takes_vouchers" boolean NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_event_picture" CHECK (cardinality("ticket_event"."pictures") > 0),
	CONSTRAINT "ticket_event_limit" CHECK ("ticket_event"."max_per_order" > 0),
	CONSTRAINT "ticket_event_presale" CHECK (("ticket_event"."presale_tier" is null) = ("ticket_event"."public_from" is null))
);
--> statement-breakpoint
CREATE TABLE "ticket_order" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"terms_version" text NOT NULL,
	"refund" jsonb,
	"invite_id" bigint,
	"extended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_position" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_position_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"category" text NOT NULL,
	"price" bigint NOT NULL,
	"seat" text,
	"real_name_id" bigint,
	"doc_hash" "bytea",
	"is_live" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_position_bound" CHECK ("ticket_position"."real_name_id" is null or "ticket_position"."doc_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_gate_gate_code_fk" FOREIGN KEY ("gate") REFERENCES "public"."gate"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_transfer" ADD CONSTRAINT "ticket_transfer_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_transfer" ADD CONSTRAINT "ticket_transfer_from_member_id_member_id_fk" FOREIGN KEY ("from_member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_transfer" ADD CONSTRAINT "ticket_transfer_new_ticket_id_ticket_id_fk" FOREIGN KEY ("new_ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name" ADD CONSTRAINT "real_name_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_session" ADD CONSTRAINT "event_session_event_ticket_event_code_fk" FOREIGN KEY ("event") REFERENCES "public"."ticket_event"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_code" ADD CONSTRAINT "invite_code_event_ticket_event_code_fk" FOREIGN KEY ("event") REFERENCES "public"."ticket_event"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_category" ADD CONSTRAINT "session_category_session_id_event_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_position_id_ticket_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."ticket_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_session_id_event_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_holder_id_member_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_event" ADD CONSTRAINT "ticket_event_seat_map_seat_map_code_fk" FOREIGN KEY ("seat_map") REFERENCES "public"."seat_map"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_session_id_event_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_order" ADD CONSTRAINT "ticket_order_invite_id_invite_code_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invite_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_position" ADD CONSTRAINT "ticket_position_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_position" ADD CONSTRAINT "ticket_position_session_id_event_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."event_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_position" ADD CONSTRAINT "ticket_position_real_name_id_real_name_id_fk" FOREIGN KEY ("real_name_id") REFERENCES "public"."real_name"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_transfer_pending" ON "ticket_transfer" USING btree ("ticket_id") WHERE "ticket_transfer"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "ticket_transfer_due" ON "ticket_transfer" USING btree ("expires_at") WHERE "ticket_transfer"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "ticket_transfer_to" ON "ticket_transfer" USING btree ("to_area_code","to_phone") WHERE "ticket_transfer"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "ticket_transfer_from" ON "ticket_transfer" USING btree ("from_member_id");--> statement-breakpoint
CREATE INDEX "real_name_member" ON "real_name" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_document" ON "real_name" USING btree ("member_id","doc_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_self" ON "real_name" USING btree ("member_id") WHERE "real_name"."is_self";--> statement-breakpoint
CREATE UNIQUE INDEX "event_session_start" ON "event_session" USING btree ("event","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_code_code" ON "invite_code" USING btree ("event","code");--> statement-breakpoint
CREATE INDEX "ticket_holder" ON "ticket" USING btree ("holder_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_seat" ON "ticket" USING btree ("session_id","seat") WHERE "ticket"."seat" is not null and "ticket"."status" in ('ISSUED', 'GIFT_PENDING', 'VERIFIED');--> statement-breakpoint
CREATE INDEX "ticket_order_session" ON "ticket_order" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "ticket_order_invite" ON "ticket_order" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "ticket_position_order" ON "ticket_position" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ticket_position_real_name" ON "ticket_position" USING btree ("real_name_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_position_seat" ON "ticket_position" USING btree ("session_id","seat") WHERE "ticket_position"."is_live" and "ticket_position"."seat" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_position_document" ON "ticket_position" USING btree ("session_id","doc_hash") WHERE "ticket_position"."is_live" and "ticket_position"."doc_hash" is not null;