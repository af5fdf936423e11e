CREATE TABLE "report_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"with_swot" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "report_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "swot_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"level" integer DEFAULT 3 NOT NULL,
	"department_id" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "swot_entries_level" CHECK ("swot_entries"."level" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "company_contacts" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "strengths" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "strengths" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swot_entries" ADD CONSTRAINT "swot_entries_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swot_entries" ADD CONSTRAINT "swot_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_shares_report" ON "report_shares" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "swot_entries_company" ON "swot_entries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "swot_entries_department" ON "swot_entries" USING btree ("department_id");--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strengths" ADD CONSTRAINT "strengths_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problems_department" ON "problems" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "strengths_department" ON "strengths" USING btree ("department_id");