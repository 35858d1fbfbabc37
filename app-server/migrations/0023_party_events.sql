ALTER TABLE "party_dispatch" DROP CONSTRAINT "party_dispatch_once";--> statement-breakpoint
ALTER TABLE "party_dispatch" ADD COLUMN "event" text DEFAULT 'CONFIRMED' NOT NULL;--> statement-breakpoint
ALTER TABLE "party_dispatch" ADD COLUMN "sequence" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "party_dispatch" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "party_dispatch" ADD CONSTRAINT "party_dispatch_once" UNIQUE("order_id","party_code","sequence");