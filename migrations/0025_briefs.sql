ALTER TABLE "marketing_products" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "goal" jsonb;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "waived" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "customers_called" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "is_sober" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "speaker" text DEFAULT 'we' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "website" text;--> statement-breakpoint
-- No product says yet what its texts call it, so none is ready by its brief; the score counts the price and a proof.
UPDATE "marketing_products" SET "is_ready" = false, "score" =
  (CASE WHEN "price_minor" IS NOT NULL OR "price_basis" = 'request' THEN 10 ELSE 0 END)
  + (CASE WHEN EXISTS (SELECT FROM jsonb_array_elements("facts") AS fact
      WHERE fact ->> 'kind' = 'proof' AND fact ->> 'language' = "language") THEN 10 ELSE 0 END);
