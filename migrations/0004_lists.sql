CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- A text without case and accents, in one line. unaccent() is only stable, because its dictionary might be edited; ours
-- never is, so what is made of it may be stored. Its schema is written out, because a dump is restored without any.
DO $$
DECLARE
  home text := (SELECT quote_ident(nspname) FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'unaccent');
BEGIN
  EXECUTE format(
    'CREATE FUNCTION fold(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS %L',
    format(
      'BEGIN RETURN lower(%s.unaccent(%L::regdictionary, translate(normalize($1, NFC), E''\r\n\t'', ''   ''))); END',
      home, home || '.unaccent'
    )
  );
END $$;
--> statement-breakpoint
DROP INDEX "companies_owner";--> statement-breakpoint
DROP INDEX "company_contacts_company";--> statement-breakpoint
DROP INDEX "departments_company";--> statement-breakpoint
DROP INDEX "problems_company";--> statement-breakpoint
DROP INDEX "products_company";--> statement-breakpoint
DROP INDEX "strengths_company";--> statement-breakpoint
DROP INDEX "swot_entries_company";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || "companies"."name" || ' ' || "companies"."sector" || ' ' || coalesce("companies"."email", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || "contact_messages"."name" || ' ' || "contact_messages"."email" || ' ' || coalesce("contact_messages"."company", '') || ' ' || coalesce("contact_messages"."service", '') || ' ' || "contact_messages"."subject" || ' ' || "contact_messages"."message")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "companies_by_name" ON "companies" USING btree ("user_id",(fold("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "company_contacts_in_order" ON "company_contacts" USING btree ("company_id","is_primary" DESC NULLS FIRST,"place","id");--> statement-breakpoint
CREATE INDEX "departments_in_order" ON "departments" USING btree ("company_id","place","id");--> statement-breakpoint
CREATE INDEX "problems_in_order" ON "problems" USING btree ("company_id","priority" DESC NULLS FIRST,"place","id");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("company_id","place","id");--> statement-breakpoint
CREATE INDEX "strengths_in_order" ON "strengths" USING btree ("company_id","impact" DESC NULLS FIRST,"place","id");--> statement-breakpoint
CREATE INDEX "swot_entries_in_order" ON "swot_entries" USING btree ("company_id","kind","place","id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at","id") WHERE not "contact_messages"."read";--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);
