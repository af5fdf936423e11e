-- Without a value for the rows that exist: nobody knows when they last changed.
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "copied_from" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_copied_from_companies_id_fk" FOREIGN KEY ("copied_from") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_copied_from" ON "companies" USING btree ("copied_from");--> statement-breakpoint
-- As in 0003_limits.sql, and every change of an item is also the company's last change.
CREATE OR REPLACE FUNCTION count_in_company(company integer, items bigint, bytes bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  items_held integer;
  bytes_held integer;
BEGIN
  -- Finds nothing when the items go with their company.
  UPDATE companies SET item_count = item_count + items, text_bytes = text_bytes + bytes, updated_at = now()
    WHERE id = company RETURNING item_count, text_bytes INTO items_held, bytes_held;
  IF items > 0 AND items_held > 2000 THEN
    RAISE check_violation USING MESSAGE = 'a company holds at most 2000 items', CONSTRAINT = 'companies_items';
  END IF;
  IF bytes > 0 AND bytes_held > 5 * 1024 * 1024 THEN
    RAISE check_violation USING MESSAGE = 'a company holds at most 5 MB of text', CONSTRAINT = 'companies_text';
  END IF;
END $$;
