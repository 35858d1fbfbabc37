CREATE TABLE "tier_point" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tier_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ref_kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tier_point_reference" UNIQUE("ref_kind","ref_id"),
	CONSTRAINT "tier_point_not_zero" CHECK ("tier_point"."points" <> 0)
);
--> statement-breakpoint
ALTER TABLE "tier_point" ADD CONSTRAINT "tier_point_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tier_point_member" ON "tier_point" USING btree ("member_id","at");