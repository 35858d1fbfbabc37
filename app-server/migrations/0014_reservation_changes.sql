ALTER TABLE "reservation" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "cancel_reason" text;