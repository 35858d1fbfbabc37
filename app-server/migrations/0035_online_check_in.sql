CREATE TABLE "stay_check_in" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"bed" text,
	"sent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_check_in_guest" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"doc_type" text NOT NULL,
	"doc_sealed" "bytea" NOT NULL,
	"nationality" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_check_in_guest_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "online_check_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_type" ADD COLUMN "bed_choices" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_check_in" ADD CONSTRAINT "stay_check_in_order_id_hotel_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."hotel_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_check_in_guest" ADD CONSTRAINT "stay_check_in_guest_order_id_stay_check_in_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."stay_check_in"("order_id") ON DELETE cascade ON UPDATE no action;