DROP INDEX "crm_field_values_text";--> statement-breakpoint
DROP INDEX "crm_tags_name";--> statement-breakpoint
ALTER TABLE "crm_fields" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_fields" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_fields" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_fields" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "crm_fields" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "crm_tags" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_tags" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_tags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_tags" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "crm_companies_live" ON "crm_companies" USING btree ("user_id","id") WHERE "crm_companies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_contacts_live" ON "crm_contacts" USING btree ("user_id","id") WHERE "crm_contacts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_live" ON "crm_opportunities" USING btree ("user_id","id") WHERE "crm_opportunities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "crm_field_values_text" ON "crm_field_values" USING btree ("field_id",("text" collate "C"),"entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crm_tags_name" ON "crm_tags" USING btree ("user_id",(fold("name") collate "C")) WHERE "crm_tags"."deleted_at" is null;