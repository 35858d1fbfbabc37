ALTER TABLE "outbox_message" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "expires_at" timestamp with time zone;