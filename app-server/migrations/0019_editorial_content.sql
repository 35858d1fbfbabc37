CREATE TABLE "content_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_entry_code" UNIQUE("kind","code","version")
);
--> statement-breakpoint
CREATE TABLE "content_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"added" text[] NOT NULL,
	"changed" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Members accepted a version of a legal text: it stays as they saw it. refuse_change() came with the ledger's guards.
CREATE TRIGGER content_entry_legal_kept BEFORE UPDATE OR DELETE ON content_entry
  FOR EACH ROW WHEN (OLD.kind = 'legal') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER content_entry_not_emptied BEFORE TRUNCATE ON content_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
