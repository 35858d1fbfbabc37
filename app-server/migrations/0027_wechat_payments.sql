ALTER TABLE "payment" ADD COLUMN "scene" text DEFAULT 'H5' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "method" text DEFAULT 'CARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charge" ADD COLUMN "scene" text DEFAULT 'H5' NOT NULL;