CREATE TABLE "job_progress" (
	"job" text PRIMARY KEY NOT NULL,
	"done" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
