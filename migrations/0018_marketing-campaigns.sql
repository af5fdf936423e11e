CREATE TABLE "marketing_ai_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"set_id" integer NOT NULL,
	"type" text NOT NULL,
	"angle" text NOT NULL,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_campaign_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"language" text NOT NULL,
	"audience" text NOT NULL,
	"goal" text NOT NULL,
	"wording" jsonb NOT NULL,
	"engine_version" text,
	"status" text NOT NULL,
	"written" text[] DEFAULT '{}' NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"act" text,
	"run" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"number" integer NOT NULL,
	"piece" jsonb NOT NULL,
	"author" text NOT NULL,
	"engine" text NOT NULL,
	"by" text,
	"restores" integer,
	"cited" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_contents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"marketing_company_id" integer NOT NULL,
	"product_id" integer,
	"campaign_id" integer,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"audience" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"body" text NOT NULL,
	"last_version" integer DEFAULT 1 NOT NULL,
	"excerpt" text GENERATED ALWAYS AS (left("marketing_contents"."body", 200)) STORED NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("marketing_contents"."name", '') || ' ' || coalesce("marketing_contents"."body", '') || ' ' || regexp_replace(coalesce("marketing_contents"."name", '') || ' ' || coalesce("marketing_contents"."body", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "status" SET DEFAULT 'draft';--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "user_id" integer;--> statement-breakpoint
UPDATE "marketing_campaigns" SET "user_id" = "marketing_companies"."user_id" FROM "marketing_companies" WHERE "marketing_companies"."id" = "marketing_campaigns"."marketing_company_id";--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "set_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "angle" text DEFAULT 'outcome' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "angle" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "goal" text DEFAULT 'visit' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "goal" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "audience" text DEFAULT 'B2C' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ALTER COLUMN "audience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "engine" text DEFAULT 'template' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "author" text DEFAULT 'template' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "approved_version" integer;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "cited" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "changed_facts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(' ' || coalesce("marketing_campaigns"."name", '') || ' ' || regexp_replace(coalesce("marketing_campaigns"."name", ''), '[@._/:+-]+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" ADD CONSTRAINT "marketing_ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_ai_calls" ADD CONSTRAINT "marketing_ai_calls_set_id_marketing_campaign_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."marketing_campaign_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaign_sets" ADD CONSTRAINT "marketing_campaign_sets_product_id_marketing_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketing_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_content_versions" ADD CONSTRAINT "marketing_content_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_content_versions" ADD CONSTRAINT "marketing_content_versions_content_id_marketing_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."marketing_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_product_id_marketing_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketing_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_contents" ADD CONSTRAINT "marketing_contents_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_ai_calls_set" ON "marketing_ai_calls" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "marketing_ai_calls_owner" ON "marketing_ai_calls" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_campaign_sets_one" ON "marketing_campaign_sets" USING btree ("product_id","language","audience");--> statement-breakpoint
CREATE INDEX "marketing_campaign_sets_company" ON "marketing_campaign_sets" USING btree ("marketing_company_id","id");--> statement-breakpoint
CREATE INDEX "marketing_campaign_sets_waiting" ON "marketing_campaign_sets" USING btree ("user_id","updated_at") WHERE "marketing_campaign_sets"."status" in ('queued', 'writing');--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_content_versions_number" ON "marketing_content_versions" USING btree ("content_id","number");--> statement-breakpoint
CREATE INDEX "marketing_content_versions_owner" ON "marketing_content_versions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "marketing_contents_company" ON "marketing_contents" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_contents_product" ON "marketing_contents" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_contents_campaign" ON "marketing_contents" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_contents_by_name" ON "marketing_contents" USING btree ("user_id","marketing_company_id",(fold("name") collate "C"),"id") WHERE "marketing_contents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_contents_by_changed" ON "marketing_contents" USING btree ("user_id","marketing_company_id","updated_at","id") WHERE "marketing_contents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_contents_bin" ON "marketing_contents" USING btree ("user_id","deleted_at") WHERE "marketing_contents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_contents_search" ON "marketing_contents" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_product_id_marketing_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."marketing_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_set_id_marketing_campaign_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."marketing_campaign_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_product" ON "marketing_campaigns" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_campaigns_in_set" ON "marketing_campaigns" USING btree ("set_id","type","angle") WHERE "marketing_campaigns"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_by_name" ON "marketing_campaigns" USING btree ("user_id","marketing_company_id",(fold("name") collate "C"),"id") WHERE "marketing_campaigns"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_by_changed" ON "marketing_campaigns" USING btree ("user_id","marketing_company_id","updated_at","id") WHERE "marketing_campaigns"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_by_scheduled" ON "marketing_campaigns" USING btree ("user_id","marketing_company_id","scheduled_at","id") WHERE "marketing_campaigns"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_bin" ON "marketing_campaigns" USING btree ("user_id","deleted_at") WHERE "marketing_campaigns"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "marketing_campaigns_search" ON "marketing_campaigns" USING gin ("user_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);