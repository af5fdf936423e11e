CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" serial NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"kind" text NOT NULL,
	"entity" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"undone_by" uuid,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"act" uuid NOT NULL,
	"verb" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"origin" jsonb NOT NULL,
	"before" jsonb DEFAULT '{}' NOT NULL,
	"after" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_communications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"type" text NOT NULL,
	"direction" text DEFAULT 'out' NOT NULL,
	"subject" text,
	"body" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"duration_min" integer,
	"outcome" text,
	"contact_ids" integer[] DEFAULT '{}' NOT NULL,
	"company_id" integer,
	"opportunity_id" integer,
	"message_id" text,
	"about" text,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("crm_communications"."subject", '') || ' ' || coalesce("crm_communications"."about", '') || ' ' || regexp_replace(coalesce("crm_communications"."subject", '') || ' ' || coalesce("crm_communications"."about", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"website" text,
	"domain" text,
	"phone" text,
	"tax_id" text,
	"industry" text,
	"size_band" text,
	"address" text,
	"city" text,
	"region" text,
	"postal_code" text,
	"country" text,
	"linkedin_url" text,
	"description" text,
	"lifecycle" text DEFAULT 'lead' NOT NULL,
	"consulting_company_id" integer,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"phone_key" text,
	"first_tag" text,
	"contact_count" integer DEFAULT 0 NOT NULL,
	"open_deals" integer DEFAULT 0 NOT NULL,
	"open_amount" bigint DEFAULT 0 NOT NULL,
	"open_others" integer DEFAULT 0 NOT NULL,
	"last_contacted_at" timestamp with time zone,
	"next_task_at" timestamp with time zone,
	"tax_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(upper("crm_companies"."tax_id"), '[^0-9A-Z]', '', 'g'), '^ES', ''), '')) STORED,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("crm_companies"."name", '') || ' ' || coalesce("crm_companies"."domain", '') || ' ' || coalesce("crm_companies"."tax_id", '') || ' ' || coalesce("crm_companies"."city", '') || ' ' || regexp_replace(coalesce("crm_companies"."name", '') || ' ' || coalesce("crm_companies"."domain", '') || ' ' || coalesce("crm_companies"."tax_id", '') || ' ' || coalesce("crm_companies"."city", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"wording_version" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_contact_points" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"normalised" text,
	"label" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"job_title" text,
	"company_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"source" text DEFAULT 'other' NOT NULL,
	"language" text,
	"address" text,
	"city" text,
	"region" text,
	"postal_code" text,
	"country" text,
	"linkedin_url" text,
	"do_not_contact" boolean DEFAULT false NOT NULL,
	"notes" text,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"company_name" text,
	"email" text,
	"phone" text,
	"emails" text,
	"phone_digits" text,
	"first_tag" text,
	"open_deals" integer DEFAULT 0 NOT NULL,
	"last_contacted_at" timestamp with time zone,
	"next_task_at" timestamp with time zone,
	"name" text GENERATED ALWAYS AS (coalesce(nullif(trim(coalesce("crm_contacts"."first_name", '') || ' ' || coalesce("crm_contacts"."last_name", '')), ''), "crm_contacts"."email")) STORED,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("crm_contacts"."first_name", '') || ' ' || coalesce("crm_contacts"."last_name", '') || ' ' || coalesce("crm_contacts"."company_name", '') || ' ' || coalesce("crm_contacts"."job_title", '') || ' ' || coalesce("crm_contacts"."emails", '') || ' ' || regexp_replace(coalesce("crm_contacts"."first_name", '') || ' ' || coalesce("crm_contacts"."last_name", '') || ' ' || coalesce("crm_contacts"."company_name", '') || ' ' || coalesce("crm_contacts"."job_title", '') || ' ' || coalesce("crm_contacts"."emails", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_field_values" (
	"user_id" integer NOT NULL,
	"field_id" integer NOT NULL,
	"entity_id" integer NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"text" text,
	"number" numeric,
	"time" timestamp with time zone,
	CONSTRAINT "crm_field_values_field_id_entity_id_place_pk" PRIMARY KEY("field_id","entity_id","place")
);
--> statement-breakpoint
CREATE TABLE "crm_fields" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"entity" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_opportunities" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"company_id" integer,
	"contact_id" integer,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stage_id" integer NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"probability" integer,
	"expected_close" date,
	"closed_at" timestamp with time zone,
	"lost_reason" text,
	"lost_note" text,
	"source" text DEFAULT 'other' NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"stage_entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"path" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" integer[] DEFAULT '{}' NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"stage_place" integer DEFAULT 0 NOT NULL,
	"chance" integer DEFAULT 0 NOT NULL,
	"company_name" text,
	"contact_name" text,
	"first_tag" text,
	"last_contacted_at" timestamp with time zone,
	"next_task_at" timestamp with time zone,
	"next_task" text,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("crm_opportunities"."title", '') || ' ' || coalesce("crm_opportunities"."company_name", '') || ' ' || coalesce("crm_opportunities"."contact_name", '') || ' ' || regexp_replace(coalesce("crm_opportunities"."title", '') || ' ' || coalesce("crm_opportunities"."company_name", '') || ' ' || coalesce("crm_opportunities"."contact_name", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "crm_opportunities_amount" CHECK ("crm_opportunities"."amount" >= 0),
	CONSTRAINT "crm_opportunities_percent" CHECK ("crm_opportunities"."probability" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "crm_stage_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"opportunity_id" integer NOT NULL,
	"stage_id" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "crm_stages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"probability" integer NOT NULL,
	"stale_days" integer,
	"place" integer NOT NULL,
	CONSTRAINT "crm_stages_percent" CHECK ("crm_stages"."probability" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "crm_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"country" text DEFAULT 'ES' NOT NULL,
	"lost_reasons" jsonb
);
--> statement-breakpoint
CREATE TABLE "crm_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"title" text NOT NULL,
	"due_at" timestamp with time zone,
	"is_all_day" boolean DEFAULT true NOT NULL,
	"done_at" timestamp with time zone,
	"priority" text DEFAULT 'medium' NOT NULL,
	"contact_id" integer,
	"company_id" integer,
	"opportunity_id" integer,
	"about" text,
	"is_done" boolean GENERATED ALWAYS AS ("crm_tasks"."done_at" is not null) STORED NOT NULL,
	"priority_rank" integer GENERATED ALWAYS AS (array_position(array['high','medium','low'], "crm_tasks"."priority")) STORED NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("crm_tasks"."title", '') || ' ' || coalesce("crm_tasks"."about", '') || ' ' || regexp_replace(coalesce("crm_tasks"."title", '') || ' ' || coalesce("crm_tasks"."about", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_undone_by_acts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_undoes_acts_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_act_acts_id_fk" FOREIGN KEY ("act") REFERENCES "public"."acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_company_id_crm_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crm_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_communications" ADD CONSTRAINT "crm_communications_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."crm_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_companies" ADD CONSTRAINT "crm_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_companies" ADD CONSTRAINT "crm_companies_consulting_company_id_companies_id_fk" FOREIGN KEY ("consulting_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_consents" ADD CONSTRAINT "crm_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_consents" ADD CONSTRAINT "crm_consents_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."crm_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_contact_points" ADD CONSTRAINT "crm_contact_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_contact_points" ADD CONSTRAINT "crm_contact_points_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."crm_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_company_id_crm_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crm_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_field_values" ADD CONSTRAINT "crm_field_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_field_values" ADD CONSTRAINT "crm_field_values_field_id_crm_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."crm_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_fields" ADD CONSTRAINT "crm_fields_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_company_id_crm_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crm_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."crm_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_stage_id_crm_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."crm_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."crm_opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_stage_history" ADD CONSTRAINT "crm_stage_history_stage_id_crm_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."crm_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_stages" ADD CONSTRAINT "crm_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_settings" ADD CONSTRAINT "crm_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_tags" ADD CONSTRAINT "crm_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."crm_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_company_id_crm_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."crm_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."crm_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_newest" ON "acts" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "events_of_record" ON "events" USING btree ("user_id","entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "events_of_act" ON "events" USING btree ("act","entity","entity_id");--> statement-breakpoint
CREATE INDEX "crm_communications_by_time" ON "crm_communications" USING btree ("user_id","occurred_at","id") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_by_type" ON "crm_communications" USING btree ("user_id","type","id") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_by_subject" ON "crm_communications" USING btree ("user_id",(fold(left("subject", 200)) collate "C"),"id") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_by_about" ON "crm_communications" USING btree ("user_id",(fold(left("about", 200)) collate "C"),"id") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_by_outcome" ON "crm_communications" USING btree ("user_id","outcome","id") WHERE "crm_communications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_communications_bin" ON "crm_communications" USING btree ("user_id","deleted_at") WHERE "crm_communications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "crm_communications_contacts" ON "crm_communications" USING gin ("user_id","contact_ids");--> statement-breakpoint
CREATE INDEX "crm_communications_company" ON "crm_communications" USING btree ("company_id","occurred_at");--> statement-breakpoint
CREATE INDEX "crm_communications_opportunity" ON "crm_communications" USING btree ("opportunity_id","occurred_at");--> statement-breakpoint
CREATE INDEX "crm_communications_message" ON "crm_communications" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "crm_communications_search" ON "crm_communications" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_companies_by_name" ON "crm_companies" USING btree ("user_id",(fold("name") collate "C"),"id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_domain" ON "crm_companies" USING btree ("user_id",(fold("domain") collate "C"),"id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_city" ON "crm_companies" USING btree ("user_id",(fold("city") collate "C"),"id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_lifecycle" ON "crm_companies" USING btree ("user_id","lifecycle","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_contacts" ON "crm_companies" USING btree ("user_id","contact_count","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_deals" ON "crm_companies" USING btree ("user_id","open_amount","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_contacted" ON "crm_companies" USING btree ("user_id","last_contacted_at","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_by_changed" ON "crm_companies" USING btree ("user_id","updated_at","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_companies_bin" ON "crm_companies" USING btree ("user_id","deleted_at") WHERE "crm_companies"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "crm_companies_tax" ON "crm_companies" USING btree ("user_id","tax_key");--> statement-breakpoint
CREATE INDEX "crm_companies_phone" ON "crm_companies" USING btree ("user_id","phone_key");--> statement-breakpoint
CREATE INDEX "crm_companies_consulting" ON "crm_companies" USING btree ("consulting_company_id");--> statement-breakpoint
CREATE INDEX "crm_companies_tags" ON "crm_companies" USING gin ("user_id","tags");--> statement-breakpoint
CREATE INDEX "crm_companies_search" ON "crm_companies" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_consents_contact" ON "crm_consents" USING btree ("contact_id","at","id");--> statement-breakpoint
CREATE INDEX "crm_consents_user" ON "crm_consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_contact_points_email" ON "crm_contact_points" USING btree ("user_id","normalised") WHERE "crm_contact_points"."kind" = 'email' and not "crm_contact_points"."is_shared";--> statement-breakpoint
CREATE INDEX "crm_contact_points_value" ON "crm_contact_points" USING btree ("user_id","normalised");--> statement-breakpoint
CREATE INDEX "crm_contact_points_contact" ON "crm_contact_points" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "crm_contacts_by_name" ON "crm_contacts" USING btree ("user_id",(fold("name") collate "C"),"id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_company" ON "crm_contacts" USING btree ("user_id",(fold("company_name") collate "C"),"id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_email" ON "crm_contacts" USING btree ("user_id",(fold("email") collate "C"),"id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_phone" ON "crm_contacts" USING btree ("user_id","phone","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_status" ON "crm_contacts" USING btree ("user_id","status","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_tag" ON "crm_contacts" USING btree ("user_id",(fold("first_tag") collate "C"),"id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_contacted" ON "crm_contacts" USING btree ("user_id","last_contacted_at","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_task" ON "crm_contacts" USING btree ("user_id","next_task_at","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_by_changed" ON "crm_contacts" USING btree ("user_id","updated_at","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_bin" ON "crm_contacts" USING btree ("user_id","deleted_at") WHERE "crm_contacts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "crm_contacts_company" ON "crm_contacts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "crm_contacts_tags" ON "crm_contacts" USING gin ("user_id","tags");--> statement-breakpoint
CREATE INDEX "crm_contacts_search" ON "crm_contacts" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_contacts_digits" ON "crm_contacts" USING gin ("user_id","phone_digits" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_field_values_text" ON "crm_field_values" USING btree ("field_id","text","entity_id");--> statement-breakpoint
CREATE INDEX "crm_field_values_number" ON "crm_field_values" USING btree ("field_id","number","entity_id");--> statement-breakpoint
CREATE INDEX "crm_field_values_time" ON "crm_field_values" USING btree ("field_id","time","entity_id");--> statement-breakpoint
CREATE INDEX "crm_field_values_user" ON "crm_field_values" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crm_fields_of" ON "crm_fields" USING btree ("user_id","entity","place","id");--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_title" ON "crm_opportunities" USING btree ("user_id",(fold("title") collate "C"),"id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_company" ON "crm_opportunities" USING btree ("user_id",(fold("company_name") collate "C"),"id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_stage" ON "crm_opportunities" USING btree ("user_id","stage_place","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_amount" ON "crm_opportunities" USING btree ("user_id","amount","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_chance" ON "crm_opportunities" USING btree ("user_id","chance","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_close" ON "crm_opportunities" USING btree ("user_id","expected_close","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_entered" ON "crm_opportunities" USING btree ("user_id","stage_entered_at","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_task" ON "crm_opportunities" USING btree ("user_id","next_task_at","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_by_changed" ON "crm_opportunities" USING btree ("user_id","updated_at","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_open_by_close" ON "crm_opportunities" USING btree ("user_id","expected_close","id") WHERE "crm_opportunities"."deleted_at" is null and "crm_opportunities"."outcome" = 'open';--> statement-breakpoint
CREATE INDEX "crm_opportunities_board" ON "crm_opportunities" USING btree ("user_id","stage_id","position","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_closed" ON "crm_opportunities" USING btree ("user_id","closed_at") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_created" ON "crm_opportunities" USING btree ("user_id","created_at") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_bin" ON "crm_opportunities" USING btree ("user_id","deleted_at") WHERE "crm_opportunities"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_company" ON "crm_opportunities" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "crm_opportunities_contact" ON "crm_opportunities" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "crm_opportunities_stage" ON "crm_opportunities" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "crm_opportunities_tags" ON "crm_opportunities" USING gin ("user_id","tags");--> statement-breakpoint
CREATE INDEX "crm_opportunities_people" ON "crm_opportunities" USING gin ("people");--> statement-breakpoint
CREATE INDEX "crm_opportunities_search" ON "crm_opportunities" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_stage_history_of" ON "crm_stage_history" USING btree ("opportunity_id","entered_at");--> statement-breakpoint
CREATE INDEX "crm_stage_history_user" ON "crm_stage_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "crm_stage_history_stage" ON "crm_stage_history" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "crm_stages_of" ON "crm_stages" USING btree ("user_id","place","id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_tags_name" ON "crm_tags" USING btree ("user_id",(fold("name") collate "C"));--> statement-breakpoint
CREATE INDEX "crm_tasks_by_due" ON "crm_tasks" USING btree ("user_id","due_at","id") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_by_done" ON "crm_tasks" USING btree ("user_id","is_done","id") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_by_title" ON "crm_tasks" USING btree ("user_id",(fold("title") collate "C"),"id") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_by_about" ON "crm_tasks" USING btree ("user_id",(fold(left("about", 200)) collate "C"),"id") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_by_priority" ON "crm_tasks" USING btree ("user_id","priority_rank","id") WHERE "crm_tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_open" ON "crm_tasks" USING btree ("user_id","due_at","id") WHERE "crm_tasks"."deleted_at" is null and "crm_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "crm_tasks_bin" ON "crm_tasks" USING btree ("user_id","deleted_at") WHERE "crm_tasks"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "crm_tasks_contact" ON "crm_tasks" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "crm_tasks_company" ON "crm_tasks" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "crm_tasks_opportunity" ON "crm_tasks" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "crm_tasks_search" ON "crm_tasks" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);