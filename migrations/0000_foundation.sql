CREATE TABLE "auth_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sector" text NOT NULL,
	"size" text NOT NULL,
	"structure" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"phone" text,
	"email" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"function" text NOT NULL,
	"digitalization_level" integer DEFAULT 3 NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "departments_level" CHECK ("departments"."digitalization_level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" serial PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"priority" integer DEFAULT 3 NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "problems_priority" CHECK ("problems"."priority" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text DEFAULT 'product' NOT NULL,
	"company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"analysis" text NOT NULL,
	"recommendations" text NOT NULL,
	"ai_architecture" text NOT NULL,
	"language" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "reports_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "strengths" (
	"id" serial PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"impact" integer DEFAULT 3 NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "strengths_impact" CHECK ("strengths"."impact" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"service" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_analytics" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"summary" text NOT NULL,
	"recommendations" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marketing_company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"content" text NOT NULL,
	"metrics" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marketing_company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sector" text NOT NULL,
	"commercial_objectives" text NOT NULL,
	"target_audience" text NOT NULL,
	"target_audience_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_name" text,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"position" text,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"marketing_company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_products" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"characteristics" text NOT NULL,
	"advantages" text NOT NULL,
	"price" text NOT NULL,
	"marketing_company_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"letter" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strengths" ADD CONSTRAINT "strengths_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_analytics" ADD CONSTRAINT "marketing_analytics_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_campaigns" ADD CONSTRAINT "marketing_campaigns_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_companies" ADD CONSTRAINT "marketing_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_leads" ADD CONSTRAINT "marketing_leads_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_products" ADD CONSTRAINT "marketing_products_marketing_company_id_marketing_companies_id_fk" FOREIGN KEY ("marketing_company_id") REFERENCES "public"."marketing_companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_tokens_user" ON "auth_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_tokens_session" ON "auth_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_sessions_expire" ON "user_sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_any_case" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_any_case" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "companies_owner" ON "companies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_contacts_company" ON "company_contacts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_contacts_one_primary" ON "company_contacts" USING btree ("company_id") WHERE "company_contacts"."is_primary";--> statement-breakpoint
CREATE INDEX "departments_company" ON "departments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "problems_company" ON "problems" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "strengths_company" ON "strengths" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "marketing_analytics_company" ON "marketing_analytics" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_campaigns_company" ON "marketing_campaigns" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_companies_owner" ON "marketing_companies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "marketing_leads_company" ON "marketing_leads" USING btree ("marketing_company_id");--> statement-breakpoint
CREATE INDEX "marketing_products_company" ON "marketing_products" USING btree ("marketing_company_id");