CREATE TABLE "marketing_days" (
	"id" serial PRIMARY KEY NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	"clicks" integer NOT NULL,
	"bots" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_report_settings" (
	"id" serial PRIMARY KEY NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"mailed" boolean NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_company_keys" (
	"marketing_company_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"lead_id" integer,
	"email_hash" text NOT NULL,
	"state" text NOT NULL,
	"wording" text NOT NULL,
	"wording_version" text NOT NULL,
	"language" text NOT NULL,
	"page_id" integer,
	"door" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address_hash" text,
	"user_agent" text,
	"message_id" text
);
--> statement-breakpoint
CREATE TABLE "marketing_opt_ins" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"consent_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_suppressions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"email_hash" text NOT NULL,
	"email" text,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_lead_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_page_views" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	"bot" boolean NOT NULL,
	"touch" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"content_version_id" integer NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"fields" text[] NOT NULL,
	"language" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"page_id" integer,
	"lead_id" integer,
	"door" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"agreed" boolean NOT NULL,
	"wording" text,
	"wording_version" text,
	"verdict" text NOT NULL,
	"suspicions" text[] DEFAULT '{}' NOT NULL,
	"touch" jsonb NOT NULL,
	"visitor" text NOT NULL,
	"address_hash" text NOT NULL,
	"text_hash" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "marketing_channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"account" text,
	"address" text,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"credentials" text,
	"status" text DEFAULT 'connected' NOT NULL,
	"problem" text,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"feed_token" text,
	"tested_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	"bot" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_links" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"target" text NOT NULL,
	"campaign_id" integer,
	"channel_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_publication_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text DEFAULT 'open' NOT NULL,
	"status" integer,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "marketing_publications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"content_version_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"asset_id" integer,
	"link_code" text NOT NULL,
	"wall" text NOT NULL,
	"zone" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"first_sent_at" timestamp with time zone,
	"absent_at" timestamp with time zone,
	"remote_id" text,
	"remote_url" text,
	"problem" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_enrolments" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sequence_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_mail_hooks" (
	"marketing_company_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_mail_senders" (
	"marketing_company_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"proven_email" text,
	"code_email" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries_left" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"step_id" integer,
	"lead_id" integer NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"content_version_id" integer,
	"link_code" text,
	"message_id" text NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_sequence_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sequence_id" integer NOT NULL,
	"position" integer NOT NULL,
	"delay" integer NOT NULL,
	"condition" text DEFAULT 'always' NOT NULL,
	"campaign_id" integer
);
--> statement-breakpoint
CREATE TABLE "marketing_sequences" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'off' NOT NULL,
	"pages" integer[],
	"problem" text,
	"refusals" integer DEFAULT 0 NOT NULL,
	"simulated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_analytics" ADD COLUMN "start" date NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_analytics" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "user_id" integer;--> statement-breakpoint
UPDATE "marketing_leads" SET "user_id" = (SELECT "user_id" FROM "marketing_companies" WHERE "marketing_companies"."id" = "marketing_leads"."marketing_company_id");--> statement-breakpoint
ALTER TABLE "marketing_leads" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "consent" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "delivery" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "first_touch" jsonb;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "last_touch" jsonb;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "page_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "contact_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "touched_by_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "unsubscribe_token" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("marketing_leads"."contact_name", '') || ' ' || coalesce("marketing_leads"."contact_email", '') || ' ' || coalesce("marketing_leads"."company_name", '') || ' ' || coalesce("marketing_leads"."position", '') || ' ' || regexp_replace(coalesce("marketing_leads"."contact_name", '') || ' ' || coalesce("marketing_leads"."contact_email", '') || ' ' || coalesce("marketing_leads"."company_name", '') || ' ' || coalesce("marketing_leads"."position", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_days" ADD CONSTRAINT "marketing_days_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_report_settings" ADD CONSTRAINT "marketing_report_settings_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_company_keys" ADD CONSTRAINT "marketing_company_keys_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_page_id_marketing_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."marketing_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_opt_ins" ADD CONSTRAINT "marketing_opt_ins_consent_id_marketing_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."marketing_consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_suppressions" ADD CONSTRAINT "marketing_suppressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_suppressions" ADD CONSTRAINT "marketing_suppressions_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_lead_events" ADD CONSTRAINT "marketing_lead_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_lead_events" ADD CONSTRAINT "marketing_lead_events_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD CONSTRAINT "marketing_page_views_page_id_marketing_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."marketing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_pages" ADD CONSTRAINT "marketing_pages_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("content_version_id") REFERENCES "public"."marketing_content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_page_id_marketing_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."marketing_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_submissions" ADD CONSTRAINT "marketing_submissions_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_channels" ADD CONSTRAINT "marketing_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_channels" ADD CONSTRAINT "marketing_channels_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD CONSTRAINT "marketing_clicks_code_marketing_links_code_fk" FOREIGN KEY ("code") REFERENCES "public"."marketing_links"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_links" ADD CONSTRAINT "marketing_links_channel_id_marketing_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."marketing_channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" ADD CONSTRAINT "marketing_publication_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publication_attempts" ADD CONSTRAINT "marketing_publication_attempts_publication_id_marketing_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."marketing_publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("content_version_id") REFERENCES "public"."marketing_content_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_channel_id_marketing_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."marketing_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_asset_id_marketing_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."marketing_assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_publications" ADD CONSTRAINT "marketing_publications_link_code_marketing_links_code_fk" FOREIGN KEY ("link_code") REFERENCES "public"."marketing_links"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_sequence_id_marketing_sequences_id_fk" FOREIGN KEY ("sequence_id") REFERENCES "public"."marketing_sequences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_enrolments" ADD CONSTRAINT "marketing_enrolments_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" ADD CONSTRAINT "marketing_mail_hooks_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_mail_hooks" ADD CONSTRAINT "marketing_mail_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" ADD CONSTRAINT "marketing_mail_senders_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_mail_senders" ADD CONSTRAINT "marketing_mail_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_enrolment_id_marketing_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."marketing_enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_step_id_marketing_sequence_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."marketing_sequence_steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_lead_id_marketing_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."marketing_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_content_version_id_marketing_content_versions_id_fk" FOREIGN KEY ("content_version_id") REFERENCES "public"."marketing_content_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_messages" ADD CONSTRAINT "marketing_messages_link_code_marketing_links_code_fk" FOREIGN KEY ("link_code") REFERENCES "public"."marketing_links"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_sequence_id_marketing_sequences_id_fk" FOREIGN KEY ("sequence_id") REFERENCES "public"."marketing_sequences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_sequence_steps" ADD CONSTRAINT "marketing_sequence_steps_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_sequences" ADD CONSTRAINT "marketing_sequences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_sequences" ADD CONSTRAINT "marketing_sequences_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_days_one" ON "marketing_days" USING btree ("marketing_company_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_report_settings_one" ON "marketing_report_settings" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_company" ON "marketing_consents" USING btree ("marketing_company_id","email_hash");--> statement-breakpoint
CREATE INDEX "marketing_consents_lead" ON "marketing_consents" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_page" ON "marketing_consents" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_owner" ON "marketing_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_opt_ins_token" ON "marketing_opt_ins" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "marketing_opt_ins_lead" ON "marketing_opt_ins" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "marketing_opt_ins_consent" ON "marketing_opt_ins" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "marketing_opt_ins_owner" ON "marketing_opt_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_opt_ins_expiry" ON "marketing_opt_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_suppressions_email" ON "marketing_suppressions" USING btree ("marketing_company_id","email_hash");--> statement-breakpoint
CREATE INDEX "marketing_suppressions_owner" ON "marketing_suppressions" USING btree ("user_id","marketing_company_id","id");--> statement-breakpoint
CREATE INDEX "marketing_lead_events_lead" ON "marketing_lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "marketing_lead_events_owner" ON "marketing_lead_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_page_views_company" ON "marketing_page_views" USING btree ("marketing_company_id","at");--> statement-breakpoint
CREATE INDEX "marketing_page_views_page" ON "marketing_page_views" USING btree ("page_id","at");--> statement-breakpoint
CREATE INDEX "marketing_page_views_visitor" ON "marketing_page_views" USING btree ("visitor","at");--> statement-breakpoint
CREATE INDEX "marketing_page_views_owner" ON "marketing_page_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_page_views_at" ON "marketing_page_views" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_pages_slug" ON "marketing_pages" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_pages_campaign" ON "marketing_pages" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_pages_company" ON "marketing_pages" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_pages_owner" ON "marketing_pages" USING btree ("user_id","marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_pages_version" ON "marketing_pages" USING btree ("content_version_id");--> statement-breakpoint
CREATE INDEX "marketing_submissions_company" ON "marketing_submissions" USING btree ("marketing_company_id","at");--> statement-breakpoint
CREATE INDEX "marketing_submissions_page" ON "marketing_submissions" USING btree ("page_id","at");--> statement-breakpoint
CREATE INDEX "marketing_submissions_lead" ON "marketing_submissions" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "marketing_submissions_owner" ON "marketing_submissions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_submissions_address" ON "marketing_submissions" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "marketing_submissions_email" ON "marketing_submissions" USING btree ("marketing_company_id","email","at");--> statement-breakpoint
CREATE INDEX "marketing_submissions_text" ON "marketing_submissions" USING btree ("marketing_company_id","text_hash","at");--> statement-breakpoint
CREATE INDEX "marketing_submissions_suspects" ON "marketing_submissions" USING btree ("user_id","marketing_company_id","id") WHERE "marketing_submissions"."verdict" = 'suspect';--> statement-breakpoint
CREATE INDEX "marketing_channels_company" ON "marketing_channels" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_channels_owner" ON "marketing_channels" USING btree ("user_id","marketing_company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_channels_feed" ON "marketing_channels" USING btree ("feed_token");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_channels_account" ON "marketing_channels" USING btree ("marketing_company_id","network",coalesce("address", ''),"account") WHERE "marketing_channels"."deleted_at" is null and "marketing_channels"."account" is not null;--> statement-breakpoint
CREATE INDEX "marketing_clicks_company" ON "marketing_clicks" USING btree ("marketing_company_id","at");--> statement-breakpoint
CREATE INDEX "marketing_clicks_code" ON "marketing_clicks" USING btree ("code","at");--> statement-breakpoint
CREATE INDEX "marketing_clicks_owner" ON "marketing_clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_clicks_at" ON "marketing_clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "marketing_links_owner" ON "marketing_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_links_company" ON "marketing_links" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_links_campaign" ON "marketing_links" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_links_channel" ON "marketing_links" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "marketing_publication_attempts_of" ON "marketing_publication_attempts" USING btree ("publication_id","id");--> statement-breakpoint
CREATE INDEX "marketing_publication_attempts_owner" ON "marketing_publication_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_publications_slot" ON "marketing_publications" USING btree ("content_version_id","channel_id","due_at") WHERE "marketing_publications"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "marketing_publications_owner" ON "marketing_publications" USING btree ("user_id","marketing_company_id","due_at");--> statement-breakpoint
CREATE INDEX "marketing_publications_company" ON "marketing_publications" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_publications_campaign" ON "marketing_publications" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_publications_channel" ON "marketing_publications" USING btree ("channel_id","due_at");--> statement-breakpoint
CREATE INDEX "marketing_publications_asset" ON "marketing_publications" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "marketing_publications_link" ON "marketing_publications" USING btree ("link_code");--> statement-breakpoint
CREATE INDEX "marketing_publications_next" ON "marketing_publications" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_enrolments_once" ON "marketing_enrolments" USING btree ("sequence_id","lead_id");--> statement-breakpoint
CREATE INDEX "marketing_enrolments_lead" ON "marketing_enrolments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "marketing_enrolments_owner" ON "marketing_enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_mail_hooks_token" ON "marketing_mail_hooks" USING btree ("token");--> statement-breakpoint
CREATE INDEX "marketing_mail_hooks_owner" ON "marketing_mail_hooks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_mail_senders_owner" ON "marketing_mail_senders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_messages_once" ON "marketing_messages" USING btree ("enrolment_id","step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_messages_message_id" ON "marketing_messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "marketing_messages_next" ON "marketing_messages" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "marketing_messages_lead" ON "marketing_messages" USING btree ("lead_id","sent_at");--> statement-breakpoint
CREATE INDEX "marketing_messages_company" ON "marketing_messages" USING btree ("marketing_company_id","sent_at");--> statement-breakpoint
CREATE INDEX "marketing_messages_owner" ON "marketing_messages" USING btree ("user_id","attempted_at");--> statement-breakpoint
CREATE INDEX "marketing_messages_step" ON "marketing_messages" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "marketing_messages_version" ON "marketing_messages" USING btree ("content_version_id");--> statement-breakpoint
CREATE INDEX "marketing_messages_link" ON "marketing_messages" USING btree ("link_code");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_sequence_steps_place" ON "marketing_sequence_steps" USING btree ("sequence_id","position");--> statement-breakpoint
CREATE INDEX "marketing_sequence_steps_campaign" ON "marketing_sequence_steps" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_sequence_steps_owner" ON "marketing_sequence_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_sequences_company" ON "marketing_sequences" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_sequences_owner" ON "marketing_sequences" USING btree ("user_id","marketing_company_id");--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_page_id_marketing_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."marketing_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_analytics_period" ON "marketing_analytics" USING btree ("marketing_company_id","type","start");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_leads_email" ON "marketing_leads" USING btree ("marketing_company_id",lower("contact_email")) WHERE "marketing_leads"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_leads_unsubscribe" ON "marketing_leads" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "marketing_leads_by_created" ON "marketing_leads" USING btree ("user_id","marketing_company_id","created_at","id") WHERE "marketing_leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_leads_by_name" ON "marketing_leads" USING btree ("user_id","marketing_company_id",(fold("contact_name") collate "C"),"id") WHERE "marketing_leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_leads_page" ON "marketing_leads" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "marketing_leads_campaign" ON "marketing_leads" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_leads_contact" ON "marketing_leads" USING btree ("user_id","contact_id");--> statement-breakpoint
CREATE INDEX "marketing_leads_bin" ON "marketing_leads" USING btree ("user_id","deleted_at") WHERE "marketing_leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_leads_search" ON "marketing_leads" USING gin ("user_id","marketing_company_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);