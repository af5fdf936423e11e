CREATE TABLE "marketing_asset_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"marketing_company_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"content_version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"photo_id" integer,
	"logo_id" integer,
	"sizes" text[] NOT NULL,
	"layouts" text[] NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"left" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"act" text,
	"run" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_assets" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"marketing_company_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"content_version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"photo_id" integer,
	"logo_id" integer,
	"size" text NOT NULL,
	"layout" text NOT NULL,
	"headline" text NOT NULL,
	"form" text NOT NULL,
	"alt" text NOT NULL,
	"is_own_alt" boolean DEFAULT false NOT NULL,
	"notices" jsonb NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_photo_id_marketing_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_asset_sets" ADD CONSTRAINT "marketing_asset_sets_logo_id_marketing_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_campaign_id_marketing_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."marketing_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_photo_id_marketing_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_assets" ADD CONSTRAINT "marketing_assets_logo_id_marketing_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."marketing_images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_asset_sets_campaign" ON "marketing_asset_sets" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_asset_sets_company" ON "marketing_asset_sets" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_asset_sets_photo" ON "marketing_asset_sets" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "marketing_asset_sets_logo" ON "marketing_asset_sets" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "marketing_asset_sets_waiting" ON "marketing_asset_sets" USING btree ("user_id","updated_at") WHERE "marketing_asset_sets"."status" in ('queued', 'drawing');--> statement-breakpoint
CREATE INDEX "marketing_assets_company" ON "marketing_assets" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "marketing_assets_place" ON "marketing_assets" USING btree ("campaign_id","size","layout") WHERE "marketing_assets"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_assets_campaign" ON "marketing_assets" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "marketing_assets_owner" ON "marketing_assets" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "marketing_assets_hash" ON "marketing_assets" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "marketing_assets_photo" ON "marketing_assets" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "marketing_assets_logo" ON "marketing_assets" USING btree ("logo_id");