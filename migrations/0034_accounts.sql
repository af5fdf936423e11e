-- Accounts own the data; people are their members. The columns that name an owner stay `user_id`, and every account that
-- existed keeps its number. Each key between rows of accounts now includes the account.

-- Takes all tables at once or none, and tries again meanwhile, so that it neither waits in the way of others nor meets
-- them in a deadlock. After ten seconds it waits.
DO $$
DECLARE
  wanted text := 'account_holdings, acts, companies, crm_communications, crm_companies, crm_consents, crm_contact_points, crm_contacts, crm_distinctions, crm_duplicates, crm_external_ids, crm_feeds, crm_field_values, crm_fields, crm_mails, crm_merges, crm_opportunities, crm_settings, crm_stage_history, crm_stages, crm_tags, crm_tasks, dismissals, events, import_rows, imports, job_runs, marketing_ai_calls, marketing_asset_sets, marketing_assets, marketing_campaign_sets, marketing_campaigns, marketing_channels, marketing_clicks, marketing_companies, marketing_consents, marketing_content_versions, marketing_contents, marketing_enrolments, marketing_images, marketing_lead_events, marketing_leads, marketing_links, marketing_mail_hooks, marketing_mail_senders, marketing_messages, marketing_opt_in_mails, marketing_opt_ins, marketing_page_views, marketing_pages, marketing_products, marketing_publication_attempts, marketing_publications, marketing_sequence_steps, marketing_sequences, marketing_submissions, marketing_suppressions, problems, saved_views, strengths, swot_entries, users';
BEGIN
  FOR attempt IN 1..200 LOOP
    BEGIN
      EXECUTE 'LOCK TABLE ' || wanted || ' IN ACCESS EXCLUSIVE MODE NOWAIT';
      RETURN;
    EXCEPTION WHEN lock_not_available THEN
      PERFORM pg_sleep(0.05);
    END;
  END LOOP;
  EXECUTE 'LOCK TABLE ' || wanted || ' IN ACCESS EXCLUSIVE MODE';
END $$;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY DEFAULT nextval('users_id_seq') NOT NULL,
	"name" text NOT NULL,
	"requires_factor" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"closing_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_owner" ON "memberships" USING btree ("account_id") WHERE "memberships"."role" = 'owner';
--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");
--> statement-breakpoint
INSERT INTO "accounts" ("id", "name", "is_demo", "created_at")
  SELECT "id", "name", "username" = 'demo', "created_at" FROM "users";
--> statement-breakpoint
INSERT INTO "memberships" ("account_id", "user_id", "role", "created_at")
  SELECT "id", "id", 'owner', "created_at" FROM "users";
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD COLUMN "sender_id" integer;
--> statement-breakpoint
CREATE INDEX "crm_mails_sender" ON "crm_mails" USING btree ("user_id","sender_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "acts_of_account" ON "acts" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "company_contacts_of_company" ON "company_contacts" USING btree ("company_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "departments_of_company" ON "departments" USING btree ("company_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "companies_of_account" ON "companies" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "imports_of_account" ON "imports" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_communications_of_account" ON "crm_communications" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_companies_of_account" ON "crm_companies" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_contacts_of_account" ON "crm_contacts" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_fields_of_account" ON "crm_fields" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_opportunities_of_account" ON "crm_opportunities" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "crm_stages_of_account" ON "crm_stages" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_assets_of_account" ON "marketing_assets" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_campaigns_of_account" ON "marketing_campaigns" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_campaign_sets_of_account" ON "marketing_campaign_sets" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_content_versions_of_account" ON "marketing_content_versions" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_contents_of_account" ON "marketing_contents" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_consents_of_account" ON "marketing_consents" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_leads_of_account" ON "marketing_leads" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_pages_of_account" ON "marketing_pages" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_channels_of_account" ON "marketing_channels" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_links_of_account" ON "marketing_links" USING btree ("user_id","code");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_products_of_account" ON "marketing_products" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_publications_of_account" ON "marketing_publications" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_enrolments_of_account" ON "marketing_enrolments" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_sequence_steps_of_account" ON "marketing_sequence_steps" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_sequences_of_account" ON "marketing_sequences" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_companies_of_account" ON "marketing_companies" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_images_of_account" ON "marketing_images" USING btree ("user_id","id");
--> statement-breakpoint
ALTER TABLE "acts" DROP CONSTRAINT "acts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "acts" DROP CONSTRAINT "acts_undone_by_acts_id_fk";
--> statement-breakpoint
ALTER TABLE "acts" DROP CONSTRAINT "acts_undoes_acts_id_fk";
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_act_acts_id_fk";
--> statement-breakpoint
ALTER TABLE "problems" DROP CONSTRAINT "problems_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "problems" DROP CONSTRAINT "problems_responsible_id_company_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "strengths" DROP CONSTRAINT "strengths_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "swot_entries" DROP CONSTRAINT "swot_entries_department_id_departments_id_fk";
--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_copied_from_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "dismissals" DROP CONSTRAINT "dismissals_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_import_id_imports_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_act_acts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_communications" DROP CONSTRAINT "crm_communications_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_communications" DROP CONSTRAINT "crm_communications_company_id_crm_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_communications" DROP CONSTRAINT "crm_communications_opportunity_id_crm_opportunities_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_companies" DROP CONSTRAINT "crm_companies_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_companies" DROP CONSTRAINT "crm_companies_consulting_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_consents" DROP CONSTRAINT "crm_consents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_consents" DROP CONSTRAINT "crm_consents_contact_id_crm_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_contact_points" DROP CONSTRAINT "crm_contact_points_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_contact_points" DROP CONSTRAINT "crm_contact_points_contact_id_crm_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_contacts" DROP CONSTRAINT "crm_contacts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_contacts" DROP CONSTRAINT "crm_contacts_company_id_crm_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_distinctions" DROP CONSTRAINT "crm_distinctions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_duplicates" DROP CONSTRAINT "crm_duplicates_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_feeds" DROP CONSTRAINT "crm_feeds_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_field_values" DROP CONSTRAINT "crm_field_values_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_field_values" DROP CONSTRAINT "crm_field_values_field_id_crm_fields_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_fields" DROP CONSTRAINT "crm_fields_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_external_ids" DROP CONSTRAINT "crm_external_ids_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_external_ids" DROP CONSTRAINT "crm_external_ids_import_id_imports_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_mails" DROP CONSTRAINT "crm_mails_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_mails" DROP CONSTRAINT "crm_mails_contact_id_crm_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_mails" DROP CONSTRAINT "crm_mails_opportunity_id_crm_opportunities_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_mails" DROP CONSTRAINT "crm_mails_communication_id_crm_communications_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_merges" DROP CONSTRAINT "crm_merges_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_merges" DROP CONSTRAINT "crm_merges_act_acts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_opportunities" DROP CONSTRAINT "crm_opportunities_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_opportunities" DROP CONSTRAINT "crm_opportunities_company_id_crm_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_opportunities" DROP CONSTRAINT "crm_opportunities_contact_id_crm_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_opportunities" DROP CONSTRAINT "crm_opportunities_stage_id_crm_stages_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_stage_history" DROP CONSTRAINT "crm_stage_history_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_stage_history" DROP CONSTRAINT "crm_stage_history_opportunity_id_crm_opportunities_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_stage_history" DROP CONSTRAINT "crm_stage_history_stage_id_crm_stages_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_stages" DROP CONSTRAINT "crm_stages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_settings" DROP CONSTRAINT "crm_settings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_tags" DROP CONSTRAINT "crm_tags_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP CONSTRAINT "crm_tasks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP CONSTRAINT "crm_tasks_contact_id_crm_contacts_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP CONSTRAINT "crm_tasks_company_id_crm_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP CONSTRAINT "crm_tasks_opportunity_id_crm_opportunities_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" DROP CONSTRAINT "marketing_asset_sets_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" DROP CONSTRAINT "marketing_asset_sets_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" DROP CONSTRAINT "marketing_asset_sets_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" DROP CONSTRAINT "marketing_asset_sets_photo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" DROP CONSTRAINT "marketing_asset_sets_logo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_assets" DROP CONSTRAINT "marketing_assets_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_assets" DROP CONSTRAINT "marketing_assets_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_assets" DROP CONSTRAINT "marketing_assets_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_assets" DROP CONSTRAINT "marketing_assets_photo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_assets" DROP CONSTRAINT "marketing_assets_logo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" DROP CONSTRAINT "marketing_ai_calls_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" DROP CONSTRAINT "marketing_ai_calls_set_id_marketing_campaign_sets_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" DROP CONSTRAINT "marketing_campaigns_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" DROP CONSTRAINT "marketing_campaigns_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" DROP CONSTRAINT "marketing_campaigns_product_id_marketing_products_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" DROP CONSTRAINT "marketing_campaigns_set_id_marketing_campaign_sets_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" DROP CONSTRAINT "marketing_campaign_sets_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" DROP CONSTRAINT "marketing_campaign_sets_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" DROP CONSTRAINT "marketing_campaign_sets_product_id_marketing_products_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_content_versions" DROP CONSTRAINT "marketing_content_versions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_content_versions" DROP CONSTRAINT "marketing_content_versions_content_id_marketing_contents_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_contents" DROP CONSTRAINT "marketing_contents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_contents" DROP CONSTRAINT "marketing_contents_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_contents" DROP CONSTRAINT "marketing_contents_product_id_marketing_products_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_contents" DROP CONSTRAINT "marketing_contents_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_consents" DROP CONSTRAINT "marketing_consents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_consents" DROP CONSTRAINT "marketing_consents_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_consents" DROP CONSTRAINT "marketing_consents_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_consents" DROP CONSTRAINT "marketing_consents_page_id_marketing_pages_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_opt_in_mails" DROP CONSTRAINT "marketing_opt_in_mails_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" DROP CONSTRAINT "marketing_opt_ins_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" DROP CONSTRAINT "marketing_opt_ins_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" DROP CONSTRAINT "marketing_opt_ins_consent_id_marketing_consents_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_suppressions" DROP CONSTRAINT "marketing_suppressions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_suppressions" DROP CONSTRAINT "marketing_suppressions_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_lead_events" DROP CONSTRAINT "marketing_lead_events_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_lead_events" DROP CONSTRAINT "marketing_lead_events_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_leads" DROP CONSTRAINT "marketing_leads_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_leads" DROP CONSTRAINT "marketing_leads_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_leads" DROP CONSTRAINT "marketing_leads_page_id_marketing_pages_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_leads" DROP CONSTRAINT "marketing_leads_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_pages" DROP CONSTRAINT "marketing_pages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_pages" DROP CONSTRAINT "marketing_pages_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_pages" DROP CONSTRAINT "marketing_pages_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_pages" DROP CONSTRAINT "marketing_pages_content_version_id_marketing_content_versions_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_submissions" DROP CONSTRAINT "marketing_submissions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_submissions" DROP CONSTRAINT "marketing_submissions_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_submissions" DROP CONSTRAINT "marketing_submissions_page_id_marketing_pages_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_submissions" DROP CONSTRAINT "marketing_submissions_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_page_views" DROP CONSTRAINT "marketing_page_views_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_page_views" DROP CONSTRAINT "marketing_page_views_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_page_views" DROP CONSTRAINT "marketing_page_views_page_id_marketing_pages_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_channels" DROP CONSTRAINT "marketing_channels_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_channels" DROP CONSTRAINT "marketing_channels_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_clicks" DROP CONSTRAINT "marketing_clicks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_clicks" DROP CONSTRAINT "marketing_clicks_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_clicks" DROP CONSTRAINT "marketing_clicks_code_marketing_links_code_fk";
--> statement-breakpoint
ALTER TABLE "marketing_links" DROP CONSTRAINT "marketing_links_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_links" DROP CONSTRAINT "marketing_links_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_links" DROP CONSTRAINT "marketing_links_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_links" DROP CONSTRAINT "marketing_links_channel_id_marketing_channels_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_products" DROP CONSTRAINT "marketing_products_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_products" DROP CONSTRAINT "marketing_products_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_products" DROP CONSTRAINT "marketing_products_photo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" DROP CONSTRAINT "marketing_publication_attempts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" DROP CONSTRAINT "marketing_publication_attempts_publication_id_marketing_publications_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_content_version_id_marketing_content_versions_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_channel_id_marketing_channels_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_asset_id_marketing_assets_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_publications" DROP CONSTRAINT "marketing_publications_link_code_marketing_links_code_fk";
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" DROP CONSTRAINT "marketing_enrolments_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" DROP CONSTRAINT "marketing_enrolments_sequence_id_marketing_sequences_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" DROP CONSTRAINT "marketing_enrolments_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" DROP CONSTRAINT "marketing_mail_hooks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" DROP CONSTRAINT "marketing_mail_hooks_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" DROP CONSTRAINT "marketing_mail_senders_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" DROP CONSTRAINT "marketing_mail_senders_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_enrolment_id_marketing_enrolments_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_step_id_marketing_sequence_steps_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_lead_id_marketing_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_content_version_id_marketing_content_versions_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_messages" DROP CONSTRAINT "marketing_messages_link_code_marketing_links_code_fk";
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" DROP CONSTRAINT "marketing_sequence_steps_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" DROP CONSTRAINT "marketing_sequence_steps_sequence_id_marketing_sequences_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" DROP CONSTRAINT "marketing_sequence_steps_campaign_id_marketing_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_sequences" DROP CONSTRAINT "marketing_sequences_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_sequences" DROP CONSTRAINT "marketing_sequences_marketing_company_id_marketing_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_companies" DROP CONSTRAINT "marketing_companies_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_companies" DROP CONSTRAINT "marketing_companies_logo_id_marketing_images_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_companies" DROP CONSTRAINT "marketing_companies_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "marketing_images" DROP CONSTRAINT "marketing_images_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "account_holdings" DROP CONSTRAINT "account_holdings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "job_runs" DROP CONSTRAINT "job_runs_user_id_users_id_fk";
--> statement-breakpoint
-- A job validates the keys after the start (`server/platform/stored-keys/validate-keys-job.ts`), so that what is stored is
-- not read while the tables are locked. Drizzle cannot name the column that becomes null.
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_undone_by_acts_id_fk" FOREIGN KEY ("user_id","undone_by") REFERENCES "public"."acts"("user_id","id") ON DELETE set null ("undone_by") NOT VALID;
--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_undoes_acts_id_fk" FOREIGN KEY ("user_id","undoes") REFERENCES "public"."acts"("user_id","id") ON DELETE set null ("undoes") NOT VALID;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_act_acts_id_fk" FOREIGN KEY ("user_id","act") REFERENCES "public"."acts"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_department_id_departments_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("department_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_responsible_id_company_contacts_id_fk" FOREIGN KEY ("company_id","responsible_id") REFERENCES "public"."company_contacts"("company_id","id") ON DELETE set null ("responsible_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "strengths" ADD CONSTRAINT "strengths_department_id_departments_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("department_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "swot_entries" ADD CONSTRAINT "swot_entries_department_id_departments_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("department_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_copied_from_companies_id_fk" FOREIGN KEY ("user_id","copied_from") REFERENCES "public"."companies"("user_id","id") ON DELETE set null ("copied_from") NOT VALID;
--> statement-breakpoint
ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_act_acts_id_fk" FOREIGN KEY ("user_id","act") REFERENCES "public"."acts"("user_id","id") ON DELETE set null ("act") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_company_id_crm_companies_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."crm_companies"("user_id","id") ON DELETE set null ("company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("user_id","opportunity_id") REFERENCES "public"."crm_opportunities"("user_id","id") ON DELETE set null ("opportunity_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_companies" ADD CONSTRAINT "crm_companies_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_companies" ADD CONSTRAINT "crm_companies_consulting_company_id_companies_id_fk" FOREIGN KEY ("user_id","consulting_company_id") REFERENCES "public"."companies"("user_id","id") ON DELETE set null ("consulting_company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_consents" ADD CONSTRAINT "crm_consents_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_consents" ADD CONSTRAINT "crm_consents_contact_id_crm_contacts_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."crm_contacts"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_contact_points" ADD CONSTRAINT "crm_contact_points_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_contact_points" ADD CONSTRAINT "crm_contact_points_contact_id_crm_contacts_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."crm_contacts"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_company_id_crm_companies_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."crm_companies"("user_id","id") ON DELETE set null ("company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_distinctions" ADD CONSTRAINT "crm_distinctions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_duplicates" ADD CONSTRAINT "crm_duplicates_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_feeds" ADD CONSTRAINT "crm_feeds_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_field_values" ADD CONSTRAINT "crm_field_values_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_field_values" ADD CONSTRAINT "crm_field_values_field_id_crm_fields_id_fk" FOREIGN KEY ("user_id","field_id") REFERENCES "public"."crm_fields"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_fields" ADD CONSTRAINT "crm_fields_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_external_ids" ADD CONSTRAINT "crm_external_ids_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_external_ids" ADD CONSTRAINT "crm_external_ids_import_id_imports_id_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_user_id_sender_id_memberships_account_id_user_id_fk" FOREIGN KEY ("user_id","sender_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE set null ("sender_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_contact_id_crm_contacts_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."crm_contacts"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("user_id","opportunity_id") REFERENCES "public"."crm_opportunities"("user_id","id") ON DELETE set null ("opportunity_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_communication_id_crm_communications_id_fk" FOREIGN KEY ("user_id","communication_id") REFERENCES "public"."crm_communications"("user_id","id") ON DELETE set null ("communication_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_merges" ADD CONSTRAINT "crm_merges_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_merges" ADD CONSTRAINT "crm_merges_act_acts_id_fk" FOREIGN KEY ("user_id","act") REFERENCES "public"."acts"("user_id","id") ON DELETE set null ("act") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_company_id_crm_companies_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."crm_companies"("user_id","id") ON DELETE set null ("company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_contact_id_crm_contacts_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."crm_contacts"("user_id","id") ON DELETE set null ("contact_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_stage_id_crm_stages_id_fk" FOREIGN KEY ("user_id","stage_id") REFERENCES "public"."crm_stages"("user_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("user_id","opportunity_id") REFERENCES "public"."crm_opportunities"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_stage_id_crm_stages_id_fk" FOREIGN KEY ("user_id","stage_id") REFERENCES "public"."crm_stages"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_stages" ADD CONSTRAINT "crm_stages_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_settings" ADD CONSTRAINT "crm_settings_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_tags" ADD CONSTRAINT "crm_tags_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_contact_id_crm_contacts_id_fk" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."crm_contacts"("user_id","id") ON DELETE set null ("contact_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_company_id_crm_companies_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."crm_companies"("user_id","id") ON DELETE set null ("company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("user_id","opportunity_id") REFERENCES "public"."crm_opportunities"("user_id","id") ON DELETE set null ("opportunity_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_photo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","photo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("photo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_logo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","logo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("logo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_photo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","photo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("photo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_logo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","logo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("logo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" ADD CONSTRAINT "marketing_ai_calls_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" ADD CONSTRAINT "marketing_ai_calls_set_id_marketing_campaign_sets_id_fk" FOREIGN KEY ("user_id","set_id") REFERENCES "public"."marketing_campaign_sets"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_product_id_marketing_products_id_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."marketing_products"("user_id","id") ON DELETE set null ("product_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_set_id_marketing_campaign_sets_id_fk" FOREIGN KEY ("user_id","set_id") REFERENCES "public"."marketing_campaign_sets"("user_id","id") ON DELETE set null ("set_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_product_id_marketing_products_id_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."marketing_products"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_content_versions" ADD CONSTRAINT "marketing_content_versions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_content_versions" ADD CONSTRAINT "marketing_content_versions_content_id_marketing_contents_id_fk" FOREIGN KEY ("user_id","content_id") REFERENCES "public"."marketing_contents"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_product_id_marketing_products_id_fk" FOREIGN KEY ("user_id","product_id") REFERENCES "public"."marketing_products"("user_id","id") ON DELETE set null ("product_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE set null ("lead_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_page_id_marketing_pages_id_fk" FOREIGN KEY ("user_id","page_id") REFERENCES "public"."marketing_pages"("user_id","id") ON DELETE set null ("page_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_opt_in_mails" ADD CONSTRAINT "marketing_opt_in_mails_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_consent_id_marketing_consents_id_fk" FOREIGN KEY ("user_id","consent_id") REFERENCES "public"."marketing_consents"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_suppressions" ADD CONSTRAINT "marketing_suppressions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_suppressions" ADD CONSTRAINT "marketing_suppressions_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_lead_events" ADD CONSTRAINT "marketing_lead_events_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_lead_events" ADD CONSTRAINT "marketing_lead_events_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_page_id_marketing_pages_id_fk" FOREIGN KEY ("user_id","page_id") REFERENCES "public"."marketing_pages"("user_id","id") ON DELETE set null ("page_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE set null ("campaign_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("user_id","content_version_id") REFERENCES "public"."marketing_content_versions"("user_id","id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_page_id_marketing_pages_id_fk" FOREIGN KEY ("user_id","page_id") REFERENCES "public"."marketing_pages"("user_id","id") ON DELETE set null ("page_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_page_id_marketing_pages_id_fk" FOREIGN KEY ("user_id","page_id") REFERENCES "public"."marketing_pages"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_channels" ADD CONSTRAINT "marketing_channels_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_channels" ADD CONSTRAINT "marketing_channels_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_code_marketing_links_code_fk" FOREIGN KEY ("user_id","code") REFERENCES "public"."marketing_links"("user_id","code") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE set null ("campaign_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_channel_id_marketing_channels_id_fk" FOREIGN KEY ("user_id","channel_id") REFERENCES "public"."marketing_channels"("user_id","id") ON DELETE set null ("channel_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_photo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","photo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("photo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" ADD CONSTRAINT "marketing_publication_attempts_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" ADD CONSTRAINT "marketing_publication_attempts_publication_id_marketing_publications_id_fk" FOREIGN KEY ("user_id","publication_id") REFERENCES "public"."marketing_publications"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("user_id","content_version_id") REFERENCES "public"."marketing_content_versions"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_channel_id_marketing_channels_id_fk" FOREIGN KEY ("user_id","channel_id") REFERENCES "public"."marketing_channels"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_asset_id_marketing_assets_id_fk" FOREIGN KEY ("user_id","asset_id") REFERENCES "public"."marketing_assets"("user_id","id") ON DELETE set null ("asset_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_link_code_marketing_links_code_fk" FOREIGN KEY ("user_id","link_code") REFERENCES "public"."marketing_links"("user_id","code") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_sequence_id_marketing_sequences_id_fk" FOREIGN KEY ("user_id","sequence_id") REFERENCES "public"."marketing_sequences"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" ADD CONSTRAINT "marketing_mail_hooks_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" ADD CONSTRAINT "marketing_mail_hooks_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" ADD CONSTRAINT "marketing_mail_senders_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" ADD CONSTRAINT "marketing_mail_senders_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_enrolment_id_marketing_enrolments_id_fk" FOREIGN KEY ("user_id","enrolment_id") REFERENCES "public"."marketing_enrolments"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_step_id_marketing_sequence_steps_id_fk" FOREIGN KEY ("user_id","step_id") REFERENCES "public"."marketing_sequence_steps"("user_id","id") ON DELETE set null ("step_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_lead_id_marketing_leads_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."marketing_leads"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("user_id","content_version_id") REFERENCES "public"."marketing_content_versions"("user_id","id") ON DELETE set null ("content_version_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_link_code_marketing_links_code_fk" FOREIGN KEY ("user_id","link_code") REFERENCES "public"."marketing_links"("user_id","code") ON DELETE set null ("link_code") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_sequence_id_marketing_sequences_id_fk" FOREIGN KEY ("user_id","sequence_id") REFERENCES "public"."marketing_sequences"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."marketing_campaigns"("user_id","id") ON DELETE set null ("campaign_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_sequences" ADD CONSTRAINT "marketing_sequences_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_sequences" ADD CONSTRAINT "marketing_sequences_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("user_id","marketing_company_id") REFERENCES "public"."marketing_companies"("user_id","id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_logo_id_marketing_images_id_fk" FOREIGN KEY ("user_id","logo_id") REFERENCES "public"."marketing_images"("user_id","id") ON DELETE set null ("logo_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_company_id_companies_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."companies"("user_id","id") ON DELETE set null ("company_id") NOT VALID;
--> statement-breakpoint
ALTER TABLE "marketing_images" ADD CONSTRAINT "marketing_images_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade NOT VALID;
--> statement-breakpoint
-- In a new database there is nothing to wait for.
DO $$
DECLARE
  found record;
BEGIN
  IF EXISTS (SELECT FROM users) THEN RETURN; END IF;
  FOR found IN SELECT conrelid::regclass AS place, conname FROM pg_constraint
    WHERE NOT convalidated AND connamespace = 'public'::regnamespace ORDER BY conname LOOP
    EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', found.place, found.conname);
  END LOOP;
END $$;
--> statement-breakpoint
-- Gives a person without membership an account of the same number. The version before this one knows no accounts; this one
-- creates them itself, in the same transaction.
CREATE FUNCTION give_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM memberships WHERE user_id = NEW.id) OR NOT EXISTS (SELECT FROM users WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO accounts (id, name) VALUES (NEW.id, NEW.name);
  INSERT INTO memberships (account_id, user_id, role) VALUES (NEW.id, NEW.id, 'owner');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_account" AFTER INSERT ON "users" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION give_account();
--> statement-breakpoint
-- Deletes an account that its last member has left, and refuses one that would have members but no owner.
CREATE FUNCTION keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM memberships WHERE account_id = OLD.account_id) THEN
    DELETE FROM accounts WHERE id = OLD.account_id;
  ELSIF NOT EXISTS (SELECT FROM memberships WHERE account_id = OLD.account_id AND role = 'owner') THEN
    RAISE check_violation USING MESSAGE = format('account %s would have no owner', OLD.account_id),
      CONSTRAINT = 'memberships_owner_stays';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "memberships_owner_stays" AFTER UPDATE OR DELETE ON "memberships" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_owner();
--> statement-breakpoint
-- As 0006 for users and tokens: instances forget what they remember of callers.
CREATE TRIGGER "memberships_changed" AFTER INSERT OR UPDATE OR DELETE ON "memberships" FOR EACH ROW EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "memberships_emptied" AFTER TRUNCATE ON "memberships" FOR EACH STATEMENT EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "accounts_changed" AFTER UPDATE OR DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "accounts_emptied" AFTER TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
-- As 0022, but for accounts.
CREATE OR REPLACE FUNCTION count_held(owner integer, what text, change bigint, most bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free integer;
  held bigint;
BEGIN
  IF change = 0 THEN RETURN; END IF;
  IF what = 'bytes' AND change > 0 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('account_holdings ' || owner, 0));
  END IF;
  SELECT id INTO free FROM account_holdings WHERE user_id = owner AND kind = what
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE account_holdings SET amount = amount + change WHERE id = free;
  ELSE
    -- Finds nobody when the rows go with their account.
    INSERT INTO account_holdings (user_id, kind, amount) SELECT id, what, change FROM accounts WHERE id = owner;
  END IF;
  IF change > 0 THEN
    SELECT sum(amount) INTO held FROM account_holdings WHERE user_id = owner AND kind = what;
    IF held > most THEN
      RAISE check_violation USING MESSAGE = format('an account holds at most %s of %s', most, what),
        CONSTRAINT = 'account_holds_' || what;
    END IF;
  END IF;
END $$;
