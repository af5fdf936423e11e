DROP INDEX "marketing_contents_search";--> statement-breakpoint
CREATE INDEX "marketing_contents_names" ON "marketing_contents" USING gin ("user_id",fold(' ' || "name") gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "marketing_contents_changed" ON "marketing_contents" USING btree ("user_id","updated_at") WHERE "marketing_contents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "marketing_contents_alone" ON "marketing_contents" USING btree ("user_id") WHERE "marketing_contents"."campaign_id" is null;--> statement-breakpoint
CREATE INDEX "marketing_contents_search" ON "marketing_contents" USING gin ("user_id","marketing_company_id","folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);