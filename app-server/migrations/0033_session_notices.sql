-- Processes that remember sessions forget them when they end or their member's status changes.
CREATE OR REPLACE FUNCTION notify_session() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('session', json_build_object(tg_table_name, new.id)::text);
  return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER session_notifies AFTER UPDATE ON "session"
  FOR EACH ROW WHEN (old.ended_at IS DISTINCT FROM new.ended_at
    OR old.end_reason IS DISTINCT FROM new.end_reason
    OR old.expires_at IS DISTINCT FROM new.expires_at
    OR old.sign_key_sealed IS DISTINCT FROM new.sign_key_sealed)
  EXECUTE FUNCTION notify_session();--> statement-breakpoint
CREATE OR REPLACE TRIGGER member_status_notifies AFTER UPDATE ON "member"
  FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status)
  EXECUTE FUNCTION notify_session();
