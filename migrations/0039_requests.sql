ALTER TABLE "accounts" ADD COLUMN "model_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "acts" ADD COLUMN "request" uuid;--> statement-breakpoint
ALTER TABLE "marketing_report_settings" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "marketing_report_settings" ADD CONSTRAINT "marketing_report_settings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acts_request" ON "acts" USING btree ("user_id","request") WHERE "acts"."request" is not null;