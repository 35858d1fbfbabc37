INSERT INTO ledger_account (unit, bucket)
SELECT unit, bucket FROM unnest(ARRAY['DOLLAR', 'POINT']) AS unit, unnest(ARRAY['LIABILITY', 'EXPIRED']) AS bucket
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, updated_at = now()
    WHERE id = NEW.account_id AND member_id IS NOT NULL
    RETURNING balance INTO NEW.balance_after;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entry_moves_balance BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_move_balance();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entry entry
      JOIN ledger_account account ON account.id = entry.account_id
      JOIN ledger_txn txn ON txn.id = entry.txn_id
      WHERE entry.txn_id = NEW.txn_id
      HAVING sum(entry.amount) <> 0 OR bool_or(account.unit <> txn.unit OR account.member_id <> txn.member_id)
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero in one unit of one member', NEW.txn_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS ledger_entry_sums_to_zero ON ledger_entry;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_sums_to_zero AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_zero_sum();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_txn_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_txn
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_lot_use_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_lot_use
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_use_lot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_lot SET remaining = remaining - NEW.amount WHERE id = NEW.lot_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_lot_use_takes BEFORE INSERT ON ledger_lot_use
  FOR EACH ROW EXECUTE FUNCTION ledger_use_lot();
