DROP INDEX "otp_live";--> statement-breakpoint
ALTER TABLE "otp" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "otp_live" ON "otp" USING btree ("recipient","purpose","asker") WHERE "otp"."status" = 'SENT';