CREATE TABLE "marketing_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "marketing_companies_owner";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "into_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "timezone" text DEFAULT 'Europe/Madrid' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "formality" text DEFAULT 'audience' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "emoji" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "avoid" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "logo_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "quiet_to" text;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "late_policy" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("marketing_companies"."name", '') || ' ' || regexp_replace(coalesce("marketing_companies"."name", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "user_id" integer;--> statement-breakpoint
UPDATE "marketing_products" SET "user_id" = "marketing_companies"."user_id" FROM "marketing_companies" WHERE "marketing_companies"."id" = "marketing_products"."marketing_company_id";--> statement-breakpoint
ALTER TABLE "marketing_products" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "short_name" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "price_basis" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "compare_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "compare_price_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "photo_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "last_fact" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "fact_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "is_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("marketing_products"."name", '') || ' ' || coalesce("marketing_products"."short_name", '') || ' ' || coalesce("marketing_products"."category", '') || ' ' || regexp_replace(coalesce("marketing_products"."name", '') || ' ' || coalesce("marketing_products"."short_name", '') || ' ' || coalesce("marketing_products"."category", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_images" ADD CONSTRAINT "marketing_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_images_content" ON "marketing_images" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "marketing_images_unused" ON "marketing_images" USING btree ("unused_since");--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_logo_id_marketing_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_photo_id_marketing_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_companies_logo" ON "marketing_companies" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "marketing_products_photo" ON "marketing_products" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "marketing_products_external" ON "marketing_products" USING btree ("user_id","marketing_company_id","external_id");--> statement-breakpoint
CREATE INDEX "marketing_products_by_name" ON "marketing_products" USING btree ("user_id","marketing_company_id",(fold("name") collate "C"),"id") WHERE "marketing_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_products_by_category" ON "marketing_products" USING btree ("user_id","marketing_company_id",(fold("category") collate "C"),"id") WHERE "marketing_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_products_by_score" ON "marketing_products" USING btree ("user_id","marketing_company_id","score","id") WHERE "marketing_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_products_by_price" ON "marketing_products" USING btree ("user_id","marketing_company_id","price_minor","id") WHERE "marketing_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_products_by_changed" ON "marketing_products" USING btree ("user_id","marketing_company_id","updated_at","id") WHERE "marketing_products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_products_bin" ON "marketing_products" USING btree ("user_id","deleted_at") WHERE "marketing_products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_products_search" ON "marketing_products" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_companies_owner" ON "marketing_companies" USING btree ("user_id","deleted_at");--> statement-breakpoint
UPDATE "acts" SET "entity" = "undone"."entity" FROM "acts" AS "undone" WHERE "acts"."undoes" = "undone"."id" AND "acts"."entity" = '';
