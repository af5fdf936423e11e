ALTER TABLE "companies" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "text_bytes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Adds to what a company holds. Only growth is refused: who held more before may still edit and delete.
CREATE FUNCTION count_in_company(company integer, items bigint, bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  items_held integer;
  bytes_held integer;
BEGIN
  IF items = 0 AND bytes = 0 THEN RETURN; END IF;
  -- Finds nothing when the items go with their company.
  UPDATE companies SET item_count = item_count + items, text_bytes = text_bytes + bytes
    WHERE id = company RETURNING item_count, text_bytes INTO items_held, bytes_held;
  IF items > 0 AND items_held > 2000 THEN
    RAISE check_violation USING MESSAGE = 'a company holds at most 2000 items', CONSTRAINT = 'companies_items';
  END IF;
  IF bytes > 0 AND bytes_held > 5 * 1024 * 1024 THEN
    RAISE check_violation USING MESSAGE = 'a company holds at most 5 MB of text', CONSTRAINT = 'companies_text';
  END IF;
END $$;
--> statement-breakpoint
-- One for all tables of items and all acts, once for each statement. Its argument is the size of a row's text in bytes.
CREATE FUNCTION count_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text := format('SELECT company_id, -1 AS item, -(%s) AS bytes FROM gone', tg_argv[0]);
  come text := format('SELECT company_id, 1 AS item, %s AS bytes FROM come', tg_argv[0]);
  changes text := CASE tg_op WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END;
BEGIN
  EXECUTE 'SELECT count_in_company(company_id, items, bytes) FROM (SELECT company_id, sum(item) AS items, '
    || 'sum(bytes) AS bytes FROM (' || changes || ') AS rows GROUP BY company_id ORDER BY company_id) AS sums';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "company_contacts_count_insert" AFTER INSERT ON "company_contacts" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(position) + coalesce(octet_length(phone), 0) + coalesce(octet_length(email), 0)');
--> statement-breakpoint
CREATE TRIGGER "company_contacts_count_update" AFTER UPDATE ON "company_contacts" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(position) + coalesce(octet_length(phone), 0) + coalesce(octet_length(email), 0)');
--> statement-breakpoint
CREATE TRIGGER "company_contacts_count_delete" AFTER DELETE ON "company_contacts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(position) + coalesce(octet_length(phone), 0) + coalesce(octet_length(email), 0)');
--> statement-breakpoint
CREATE TRIGGER "products_count_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "products_count_update" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "products_count_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "departments_count_insert" AFTER INSERT ON "departments" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function)');
--> statement-breakpoint
CREATE TRIGGER "departments_count_update" AFTER UPDATE ON "departments" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function)');
--> statement-breakpoint
CREATE TRIGGER "departments_count_delete" AFTER DELETE ON "departments" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(name) + octet_length(function)');
--> statement-breakpoint
CREATE TRIGGER "problems_count_insert" AFTER INSERT ON "problems" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "problems_count_update" AFTER UPDATE ON "problems" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "problems_count_delete" AFTER DELETE ON "problems" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "strengths_count_insert" AFTER INSERT ON "strengths" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "strengths_count_update" AFTER UPDATE ON "strengths" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "strengths_count_delete" AFTER DELETE ON "strengths" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "swot_entries_count_insert" AFTER INSERT ON "swot_entries" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "swot_entries_count_update" AFTER UPDATE ON "swot_entries" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
CREATE TRIGGER "swot_entries_count_delete" AFTER DELETE ON "swot_entries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_items('octet_length(description)');
--> statement-breakpoint
UPDATE companies SET item_count = held.items, text_bytes = held.bytes FROM (
  SELECT company_id, count(*) AS items, sum(bytes) AS bytes FROM (
    SELECT company_id, octet_length(name) + octet_length(position) + coalesce(octet_length(phone), 0) + coalesce(octet_length(email), 0) FROM company_contacts
    UNION ALL SELECT company_id, octet_length(name) + octet_length(description) FROM products
    UNION ALL SELECT company_id, octet_length(name) + octet_length(function) FROM departments
    UNION ALL SELECT company_id, octet_length(description) FROM problems
    UNION ALL SELECT company_id, octet_length(description) FROM strengths
    UNION ALL SELECT company_id, octet_length(description) FROM swot_entries
  ) AS rows (company_id, bytes) GROUP BY company_id
) AS held WHERE companies.id = held.company_id;
