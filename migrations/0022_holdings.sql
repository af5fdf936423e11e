CREATE TABLE "marketing_opt_in_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"sends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_holdings" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_page_views" ADD COLUMN "hits" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_clicks" ADD COLUMN "hits" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_opt_in_mails" ADD CONSTRAINT "marketing_opt_in_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_opt_in_mails_latest" ON "marketing_opt_in_mails" USING btree ("user_id","sends_at");--> statement-breakpoint
CREATE INDEX "account_holdings_of" ON "account_holdings" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "marketing_publication_attempts_open" ON "marketing_publication_attempts" USING btree ("user_id") WHERE "marketing_publication_attempts"."outcome" = 'open';--> statement-breakpoint
-- Adds to what an account holds of a kind, and refuses growth beyond its limit. It adds to a row that no other
-- transaction has locked, so that it never waits for one; what others add before they commit is not seen. Bytes are
-- counted one after the other, since their statements are transactions of their own.
CREATE FUNCTION count_held(owner integer, what text, change bigint, most bigint) RETURNS void LANGUAGE plpgsql AS $$
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
    INSERT INTO account_holdings (user_id, kind, amount) SELECT id, what, change FROM users WHERE id = owner;
  END IF;
  IF change > 0 THEN
    SELECT sum(amount) INTO held FROM account_holdings WHERE user_id = owner AND kind = what;
    IF held > most THEN
      RAISE check_violation USING MESSAGE = format('an account holds at most %s of %s', most, what),
        CONSTRAINT = 'account_holds_' || what;
    END IF;
  END IF;
END $$;
--> statement-breakpoint
-- One for all tables, once for each statement. Its arguments are the kind, its limit, and how much a row counts.
CREATE FUNCTION count_holdings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text := format('SELECT user_id, -(%s)::bigint AS change FROM gone', tg_argv[2]);
  come text := format('SELECT user_id, (%s)::bigint AS change FROM come', tg_argv[2]);
  changes text := CASE tg_op WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END;
BEGIN
  EXECUTE 'SELECT count_held(user_id, $1, change, $2) FROM (SELECT user_id, sum(change)::bigint AS change FROM ('
    || changes || ') AS rows GROUP BY user_id ORDER BY user_id) AS sums' USING tg_argv[0], tg_argv[1]::bigint;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "crm_contacts_held_insert" AFTER INSERT ON "crm_contacts" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('contact', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_contacts_held_delete" AFTER DELETE ON "crm_contacts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('contact', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_companies_held_insert" AFTER INSERT ON "crm_companies" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('company', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_companies_held_delete" AFTER DELETE ON "crm_companies" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('company', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_opportunities_held_insert" AFTER INSERT ON "crm_opportunities" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('opportunity', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_opportunities_held_delete" AFTER DELETE ON "crm_opportunities" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('opportunity', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_communications_held_insert" AFTER INSERT ON "crm_communications" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('communication', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_communications_held_delete" AFTER DELETE ON "crm_communications" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('communication', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_tasks_held_insert" AFTER INSERT ON "crm_tasks" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('task', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_tasks_held_delete" AFTER DELETE ON "crm_tasks" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('task', '1000000', '1');
--> statement-breakpoint
CREATE TRIGGER "crm_tags_held_insert" AFTER INSERT ON "crm_tags" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('tag', '1000', '(deleted_at IS NULL)::int');
--> statement-breakpoint
CREATE TRIGGER "crm_tags_held_update" AFTER UPDATE ON "crm_tags" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('tag', '1000', '(deleted_at IS NULL)::int');
--> statement-breakpoint
CREATE TRIGGER "crm_tags_held_delete" AFTER DELETE ON "crm_tags" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('tag', '1000', '(deleted_at IS NULL)::int');
--> statement-breakpoint
CREATE TRIGGER "marketing_images_held_insert" AFTER INSERT ON "marketing_images" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('bytes', '209715200', 'octet_length(content)');
--> statement-breakpoint
CREATE TRIGGER "marketing_images_held_delete" AFTER DELETE ON "marketing_images" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('bytes', '209715200', 'octet_length(content)');
--> statement-breakpoint
CREATE TRIGGER "import_rows_held_insert" AFTER INSERT ON "import_rows" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('bytes', '209715200', 'CASE WHEN cells = ''{}'' THEN 0 ELSE 100 + octet_length(array_to_string(cells, '''')) END');
--> statement-breakpoint
CREATE TRIGGER "import_rows_held_update" AFTER UPDATE ON "import_rows" REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('bytes', '209715200', 'CASE WHEN cells = ''{}'' THEN 0 ELSE 100 + octet_length(array_to_string(cells, '''')) END');
--> statement-breakpoint
CREATE TRIGGER "import_rows_held_delete" AFTER DELETE ON "import_rows" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_holdings('bytes', '209715200', 'CASE WHEN cells = ''{}'' THEN 0 ELSE 100 + octet_length(array_to_string(cells, '''')) END');
--> statement-breakpoint
-- The triggers have locked the tables until here, so that nothing is missed and nothing counted twice.
INSERT INTO account_holdings (user_id, kind, amount) SELECT user_id, kind, sum(amount) FROM (
SELECT user_id, 'contact' AS kind, 1 AS amount FROM crm_contacts
  UNION ALL SELECT user_id, 'company' AS kind, 1 AS amount FROM crm_companies
  UNION ALL SELECT user_id, 'opportunity' AS kind, 1 AS amount FROM crm_opportunities
  UNION ALL SELECT user_id, 'communication' AS kind, 1 AS amount FROM crm_communications
  UNION ALL SELECT user_id, 'task' AS kind, 1 AS amount FROM crm_tasks
  UNION ALL SELECT user_id, 'tag' AS kind, (deleted_at IS NULL)::int AS amount FROM crm_tags
  UNION ALL SELECT user_id, 'bytes' AS kind, octet_length(content) AS amount FROM marketing_images
  UNION ALL SELECT user_id, 'bytes' AS kind, CASE WHEN cells = '{}' THEN 0 ELSE 100 + octet_length(array_to_string(cells, '')) END AS amount FROM import_rows
) AS held GROUP BY user_id, kind;
