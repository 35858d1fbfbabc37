-- refuse_change() came with the ledger's guards
CREATE OR REPLACE TRIGGER voucher_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER voucher_burn_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON voucher_burn
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
