-- contracts: since 0034; docs/decisions/2026-11-26-guests-and-performances.md
-- One of a show's times is a performance; a session begins with signing in.
ALTER TABLE "event_session" RENAME TO "event_performance";--> statement-breakpoint
ALTER SEQUENCE "event_session_id_seq" RENAME TO "event_performance_id_seq";--> statement-breakpoint
ALTER INDEX "event_session_start" RENAME TO "event_performance_start";--> statement-breakpoint
ALTER TABLE "event_performance" RENAME CONSTRAINT "event_session_pkey" TO "event_performance_pkey";--> statement-breakpoint
ALTER TABLE "event_performance" RENAME CONSTRAINT "event_session_times" TO "event_performance_times";--> statement-breakpoint
ALTER TABLE "event_performance" RENAME CONSTRAINT "event_session_event_ticket_event_code_fk" TO "event_performance_event_ticket_event_code_fk";--> statement-breakpoint
ALTER TABLE "session_category" RENAME TO "performance_category";--> statement-breakpoint
ALTER TABLE "performance_category" RENAME COLUMN "session_id" TO "performance_id";--> statement-breakpoint
ALTER TABLE "performance_category" RENAME CONSTRAINT "session_category_session_id_code_pk" TO "performance_category_performance_id_code_pk";--> statement-breakpoint
ALTER TABLE "performance_category" RENAME CONSTRAINT "session_category_price" TO "performance_category_price";--> statement-breakpoint
ALTER TABLE "performance_category" RENAME CONSTRAINT "session_category_session_id_event_session_id_fk" TO "performance_category_performance_id_event_performance_id_fk";--> statement-breakpoint
ALTER TABLE "ticket_order" RENAME COLUMN "session_id" TO "performance_id";--> statement-breakpoint
ALTER TABLE "ticket_order" RENAME CONSTRAINT "ticket_order_session_id_event_session_id_fk" TO "ticket_order_performance_id_event_performance_id_fk";--> statement-breakpoint
ALTER INDEX "ticket_order_session" RENAME TO "ticket_order_performance";--> statement-breakpoint
ALTER TABLE "ticket_position" RENAME COLUMN "session_id" TO "performance_id";--> statement-breakpoint
ALTER TABLE "ticket_position" RENAME CONSTRAINT "ticket_position_session_id_event_session_id_fk" TO "ticket_position_performance_id_event_performance_id_fk";--> statement-breakpoint
ALTER TABLE "ticket" RENAME COLUMN "session_id" TO "performance_id";--> statement-breakpoint
ALTER TABLE "ticket" RENAME CONSTRAINT "ticket_session_id_event_session_id_fk" TO "ticket_performance_id_event_performance_id_fk";--> statement-breakpoint
-- A member who waits for a show waits for the same one.
UPDATE "waiting" SET "what" = "what" - 'sessionId' || jsonb_build_object('performanceId', "what" -> 'sessionId')
  WHERE "what" ? 'sessionId';
