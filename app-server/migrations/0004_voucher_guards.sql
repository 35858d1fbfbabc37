CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER voucher_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER voucher_burn_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_burn
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
