CREATE TABLE "problem_strengths" (
	"problem_id" integer NOT NULL,
	"strength_id" integer NOT NULL,
	CONSTRAINT "problem_strengths_problem_id_strength_id_pk" PRIMARY KEY("problem_id","strength_id")
);
--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "programs" text;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "hours_per_month" double precision;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "measure" text;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "responsible_id" integer;--> statement-breakpoint
ALTER TABLE "strengths" ADD COLUMN "as_problem" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "swot_entries" ADD COLUMN "as_problem" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "country" text DEFAULT 'ES' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "has_ten_or_more" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hour_cost" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hour_currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "problem_strengths" ADD CONSTRAINT "problem_strengths_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_strengths" ADD CONSTRAINT "problem_strengths_strength_id_strengths_id_fk" FOREIGN KEY ("strength_id") REFERENCES "public"."strengths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_strengths_strength" ON "problem_strengths" USING btree ("strength_id");--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_responsible_id_company_contacts_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."company_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problems_responsible" ON "problems" USING btree ("responsible_id");--> statement-breakpoint
-- The triggers of migration 0003, with the bytes of the new texts; these are still empty, so no total changes.
CREATE OR REPLACE TRIGGER "departments_count_insert" AFTER INSERT ON "departments" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function) + coalesce(octet_length(programs), 0)');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "departments_count_update" AFTER UPDATE ON "departments" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function) + coalesce(octet_length(programs), 0)');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "departments_count_delete" AFTER DELETE ON "departments" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function) + coalesce(octet_length(programs), 0)');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "problems_count_insert" AFTER INSERT ON "problems" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description) + coalesce(octet_length(measure), 0)');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "problems_count_update" AFTER UPDATE ON "problems" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description) + coalesce(octet_length(measure), 0)');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "problems_count_delete" AFTER DELETE ON "problems" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description) + coalesce(octet_length(measure), 0)');
