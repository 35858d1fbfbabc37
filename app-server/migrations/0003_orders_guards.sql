-- An order's history is never changed: a mistake is answered by another event.
CREATE FUNCTION "order_event_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_event is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "order_event_append_only" BEFORE UPDATE OR DELETE ON "order_event"
  FOR EACH ROW EXECUTE FUNCTION "order_event_append_only"();--> statement-breakpoint
CREATE TRIGGER "order_event_never_emptied" BEFORE TRUNCATE ON "order_event"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_event_append_only"();--> statement-breakpoint
-- Two live bookings of one resource never overlap; equality inside a GiST index needs btree_gist.
CREATE EXTENSION IF NOT EXISTS "btree_gist";--> statement-breakpoint
ALTER TABLE "inventory_hold" ADD CONSTRAINT "inventory_hold_resource"
  EXCLUDE USING gist ("type" WITH =, "key" WITH =, "during" WITH &&)
  WHERE ("shape" = 'RESOURCE' AND "state" IN ('HELD', 'SOLD'));
