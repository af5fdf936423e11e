ALTER TABLE "marketing_products" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_communications_said" ON "crm_communications" USING btree ("user_id","occurred_at") WHERE "crm_communications"."deleted_at" is null and "crm_communications"."direction" = 'in' and "crm_communications"."body" is not null;--> statement-breakpoint
CREATE INDEX "marketing_products_linked" ON "marketing_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "marketing_companies_linked" ON "marketing_companies" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_companies_business" ON "marketing_companies" USING btree ("user_id","company_id") WHERE "marketing_companies"."deleted_at" is null;--> statement-breakpoint
-- A company that comes back from the bin after its business was taken over again is linked to nothing.
CREATE FUNCTION unlink_restored_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM marketing_companies AS other WHERE other.user_id = NEW.user_id
      AND other.company_id = NEW.company_id AND other.id <> NEW.id AND other.deleted_at IS NULL) THEN
    NEW.company_id := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "marketing_companies_restored" BEFORE UPDATE OF "deleted_at" ON "marketing_companies"
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND NEW.company_id IS NOT NULL)
  EXECUTE FUNCTION unlink_restored_company();
