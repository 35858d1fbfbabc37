-- Processes that keep answers forget them when what editors write changes. A transaction sends one notice, whatever it writes.
CREATE OR REPLACE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_import"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offer"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hotel"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "room_type"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "rate_plan"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "outlet"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_closure"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_sold_out"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ticket_event"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();--> statement-breakpoint
CREATE OR REPLACE TRIGGER catalogue_notifies AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "earning_rule"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
