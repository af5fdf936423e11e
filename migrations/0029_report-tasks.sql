CREATE TABLE "crm_report_tasks" (
	"report_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"step" text NOT NULL,
	"task_id" integer NOT NULL,
	CONSTRAINT "crm_report_tasks_report_id_project_id_step_pk" PRIMARY KEY("report_id","project_id","step")
);
--> statement-breakpoint
ALTER TABLE "crm_report_tasks" ADD CONSTRAINT "crm_report_tasks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_report_tasks" ADD CONSTRAINT "crm_report_tasks_task_id_crm_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."crm_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_report_tasks_task" ON "crm_report_tasks" USING btree ("task_id");