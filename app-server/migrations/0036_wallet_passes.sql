CREATE TABLE "pass_registration" (
	"device" text NOT NULL,
	"serial" text NOT NULL,
	"member_id" bigint NOT NULL,
	"push_token" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_registration_device_serial_pk" PRIMARY KEY("device","serial")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "is_by_pass" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pass_registration" ADD CONSTRAINT "pass_registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_registration_check" ON "pass_registration" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "pass_registration_member" ON "pass_registration" USING btree ("member_id");