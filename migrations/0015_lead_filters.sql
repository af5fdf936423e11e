DROP INDEX "crm_communications_by_time";--> statement-breakpoint
DROP INDEX "crm_companies_search";--> statement-breakpoint
DROP INDEX "crm_contacts_search";--> statement-breakpoint
DROP INDEX "crm_opportunities_search";--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD COLUMN "stages_been" jsonb GENERATED ALWAYS AS (jsonb_path_query_array("crm_opportunities"."path", '$[*].stageId')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "crm_communications_of_direction" ON "crm_communications" USING btree ("user_id","direction") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_without_about" ON "crm_communications" USING btree ("user_id","id") WHERE "crm_communications"."deleted_at" is null and "crm_communications"."about" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_of_created" ON "crm_companies" USING btree ("user_id","created_at") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_of_size" ON "crm_companies" USING btree ("user_id","size_band") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_of_count" ON "crm_companies" USING btree ("user_id","open_deals") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_of_industry" ON "crm_companies" USING btree ("user_id","industry") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_of_created" ON "crm_contacts" USING btree ("user_id","created_at") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_of_source" ON "crm_contacts" USING btree ("user_id","source") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_of_job" ON "crm_contacts" USING btree ("user_id","job_title") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_of_city" ON "crm_contacts" USING btree ("user_id","city") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_without_company" ON "crm_contacts" USING btree ("user_id","id") WHERE "crm_contacts"."deleted_at" is null and "crm_contacts"."company_name" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_without_email" ON "crm_contacts" USING btree ("user_id","id") WHERE "crm_contacts"."deleted_at" is null and "crm_contacts"."email" is null;--> statement-breakpoint
CREATE INDEX "crm_field_values_words" ON "crm_field_values" USING gin ("field_id",((' ' || "text")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crm_field_values_long" ON "crm_field_values" USING btree ("field_id") WHERE length("crm_field_values"."text") = 200;--> statement-breakpoint
CREATE INDEX "crm_opportunities_of_outcome" ON "crm_opportunities" USING btree ("user_id","outcome") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_of_source" ON "crm_opportunities" USING btree ("user_id","source") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_of_reason" ON "crm_opportunities" USING btree ("user_id","lost_reason") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_of_news" ON "crm_opportunities" USING btree ("user_id","last_contacted_at") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_without_company" ON "crm_opportunities" USING btree ("user_id","id") WHERE "crm_opportunities"."deleted_at" is null and "crm_opportunities"."company_name" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_of_priority" ON "crm_tasks" USING btree ("user_id","priority") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_finished" ON "crm_tasks" USING btree ("user_id","done_at") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_without_about" ON "crm_tasks" USING btree ("user_id","id") WHERE "crm_tasks"."deleted_at" is null and "crm_tasks"."about" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_by_time" ON "crm_communications" USING btree ("user_id","occurred_at","id","type") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_search" ON "crm_companies" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "industry")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_contacts_search" ON "crm_contacts" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "city")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_opportunities_search" ON "crm_opportunities" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "currency")) gin_trgm_ops,(fold(' ' || "lost_reason")) gin_trgm_ops) WITH (gin_pending_list_limit=256);