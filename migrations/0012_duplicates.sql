CREATE TABLE "crm_distinctions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"entity" text NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_duplicates" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"entity" text NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"rank" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_merges" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"entity" text NOT NULL,
	"kept_id" integer NOT NULL,
	"merged_ids" integer[] NOT NULL,
	"act" uuid
);
--> statement-breakpoint
DROP INDEX "crm_companies_tax";--> statement-breakpoint
DROP INDEX "crm_companies_phone";--> statement-breakpoint
DROP INDEX "crm_contact_points_value";--> statement-breakpoint
ALTER TABLE "crm_consents" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_consents" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_consents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_consents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crm_distinctions" ADD CONSTRAINT "crm_distinctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_duplicates" ADD CONSTRAINT "crm_duplicates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_merges" ADD CONSTRAINT "crm_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_merges" ADD CONSTRAINT "crm_merges_act_acts_id_fk" FOREIGN KEY ("act") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_distinctions_pair" ON "crm_distinctions" USING btree ("user_id","entity","low_id","high_id") WHERE "crm_distinctions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_distinctions_high" ON "crm_distinctions" USING btree ("user_id","entity","high_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_duplicates_pair" ON "crm_duplicates" USING btree ("user_id","entity","low_id","high_id");--> statement-breakpoint
CREATE INDEX "crm_duplicates_high" ON "crm_duplicates" USING btree ("user_id","entity","high_id");--> statement-breakpoint
CREATE INDEX "crm_duplicates_list" ON "crm_duplicates" USING btree ("user_id","entity","rank","id");--> statement-breakpoint
CREATE INDEX "crm_merges_merged" ON "crm_merges" USING gin ("user_id","merged_ids");--> statement-breakpoint
CREATE INDEX "crm_merges_kept" ON "crm_merges" USING btree ("user_id","entity","kept_id");--> statement-breakpoint
CREATE INDEX "crm_merges_act" ON "crm_merges" USING btree ("act");--> statement-breakpoint
CREATE INDEX "crm_companies_domain" ON "crm_companies" USING btree ("user_id","domain","id");--> statement-breakpoint
CREATE INDEX "crm_contacts_namesakes" ON "crm_contacts" USING btree ("user_id","company_id",(fold("name") collate "C"),"id") WHERE "crm_contacts"."deleted_at" is null and "crm_contacts"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "crm_companies_tax" ON "crm_companies" USING btree ("user_id","tax_key","id");--> statement-breakpoint
CREATE INDEX "crm_companies_phone" ON "crm_companies" USING btree ("user_id","phone_key","id");--> statement-breakpoint
CREATE INDEX "crm_contact_points_value" ON "crm_contact_points" USING btree ("user_id","normalised","contact_id");