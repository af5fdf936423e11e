-- The words of a text for the search. Besides the text, folded: words with umlauts as they are spelled without (mueller),
-- and words with marks in parts (o brien, ana nunez example) and, unless they are addresses, joined (obrien). Schemas are
-- written out, because a dump is restored without any.
DO $$
DECLARE
  home text := (SELECT quote_ident(nspname) FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace WHERE pg_proc.oid = 'fold(text)'::regprocedure);
BEGIN
  EXECUTE format(
    'CREATE FUNCTION search_words(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS %L',
    replace($body$
DECLARE
  words text := ' ' || translate(normalize($1, NFC), E'\r\n\t', '   ');
  marked text;
BEGIN
  IF words ~ '[äöüøåÄÖÜØÅ]' THEN
    marked := regexp_replace(words, ' [^ äöüøåÄÖÜØÅ]+(?= |$)', '', 'g');
    marked := replace(replace(replace(replace(replace(marked, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa');
    words := words || replace(replace(replace(replace(replace(marked, 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue'), 'Ø', 'Oe'), 'Å', 'Aa');
  END IF;
  words := home.fold(words);
  IF words ~ '[!-/:-@[-`{-~]' THEN
    marked := regexp_replace(words, ' [^ !-/:-@[-`{-~]+(?= |$)', '', 'g');
    words := words || regexp_replace(marked, '[ !-/:-@[-`{-~]+', ' ', 'g');
    marked := regexp_replace(marked, ' ([^ ]*@[^ ]*|[!-/:-@[-`{-~]*[^ !-/:-@[-`{-~]*[!-/:-@[-`{-~]*)(?= |$)', '', 'g');
    words := words || regexp_replace(marked, '[!-/:-@[-`{-~]+', '', 'g');
  END IF;
  RETURN words;
END $body$, 'home.', home || '.')
  );
END $$;
--> statement-breakpoint
ALTER TABLE "crm_communications" drop column "folded";--> statement-breakpoint
ALTER TABLE "crm_communications" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("crm_communications"."subject", '') || ' ' || coalesce("crm_communications"."about", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_companies" drop column "folded";--> statement-breakpoint
ALTER TABLE "crm_companies" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("crm_companies"."name", '') || ' ' || coalesce("crm_companies"."domain", '') || ' ' || coalesce("crm_companies"."tax_id", '') || ' ' || coalesce(regexp_replace(regexp_replace(upper("crm_companies"."tax_id"), '[^0-9A-Z]', '', 'g'), '^ES', ''), '') || ' ' || coalesce("crm_companies"."city", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_contacts" drop column "folded";--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("crm_contacts"."first_name", '') || ' ' || coalesce("crm_contacts"."last_name", '') || ' ' || coalesce("crm_contacts"."company_name", '') || ' ' || coalesce("crm_contacts"."job_title", '') || ' ' || coalesce("crm_contacts"."emails", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_opportunities" drop column "folded";--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("crm_opportunities"."title", '') || ' ' || coalesce("crm_opportunities"."company_name", '') || ' ' || coalesce("crm_opportunities"."contact_name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_tasks" drop column "folded";--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("crm_tasks"."title", '') || ' ' || coalesce("crm_tasks"."about", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" drop column "folded";--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("marketing_campaigns"."name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_contents" drop column "folded";--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("marketing_contents"."name", '') || ' ' || coalesce("marketing_contents"."body", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_leads" drop column "folded";--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("marketing_leads"."contact_name", '') || ' ' || coalesce("marketing_leads"."contact_email", '') || ' ' || coalesce("marketing_leads"."company_name", '') || ' ' || coalesce("marketing_leads"."position", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" drop column "folded";--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("marketing_products"."name", '') || ' ' || coalesce("marketing_products"."short_name", '') || ' ' || coalesce("marketing_products"."category", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" drop column "folded";--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "folded" text GENERATED ALWAYS AS (search_words(coalesce("marketing_companies"."name", ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_companies" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace("crm_companies"."phone", '[^0-9]', '', 'g') || coalesce(' ' || "crm_companies"."phone_key", ''), '[^0-9 ]', '', 'g'), '')) STORED;--> statement-breakpoint
CREATE INDEX "crm_companies_digits" ON "crm_companies" USING gin ("user_id","phone_digits" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- The indexes that went with their columns.
CREATE INDEX "crm_companies_search" ON "crm_companies" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "industry")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_contacts_search" ON "crm_contacts" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "city")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_opportunities_search" ON "crm_opportunities" USING gin ("user_id","folded" gin_trgm_ops,(fold(' ' || "currency")) gin_trgm_ops,(fold(' ' || "lost_reason")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_communications_search" ON "crm_communications" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "crm_tasks_search" ON "crm_tasks" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_products_search" ON "marketing_products" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_campaigns_search" ON "marketing_campaigns" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_contents_search" ON "marketing_contents" USING gin ("user_id","marketing_company_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_leads_search" ON "marketing_leads" USING gin ("user_id","marketing_company_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- Phones of contacts are also found with the prefix of their country.
UPDATE "crm_contacts" SET "phone_digits" = "known"."digits" FROM (
  SELECT "contact_id", string_agg(DISTINCT "digits", ' ') AS "digits" FROM (
    SELECT "contact_id", unnest(ARRAY[regexp_replace("value", '[^0-9]', '', 'g'), regexp_replace("normalised", '[^0-9]', '', 'g')]) AS "digits"
    FROM "crm_contact_points" WHERE "kind" = 'phone'
  ) AS "each" WHERE "digits" <> '' GROUP BY "contact_id"
) AS "known" WHERE "crm_contacts"."id" = "known"."contact_id" AND "crm_contacts"."phone_digits" IS DISTINCT FROM "known"."digits";
