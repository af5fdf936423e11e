CREATE TABLE "import_rows" (
	"user_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"action" text,
	"reason" text,
	"fingerprint" text,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"record_id" integer,
	"missing" jsonb,
	"written_at" timestamp with time zone,
	CONSTRAINT "import_rows_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"feature" text NOT NULL,
	"entity" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"delimiter" text,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"row_count" integer,
	"fingerprint" text DEFAULT '' NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"counts" jsonb,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outcome" jsonb,
	"run" integer,
	"act" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_external_ids" (
	"user_id" integer NOT NULL,
	"system" text NOT NULL,
	"entity" text NOT NULL,
	"external_id" text NOT NULL,
	"record_id" integer NOT NULL,
	"import_id" integer,
	CONSTRAINT "crm_external_ids_user_id_system_entity_external_id_pk" PRIMARY KEY("user_id","system","entity","external_id")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_act_acts_id_fk" FOREIGN KEY ("act") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_external_ids" ADD CONSTRAINT "crm_external_ids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_external_ids" ADD CONSTRAINT "crm_external_ids_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_action" ON "import_rows" USING btree ("import_id","action","place");--> statement-breakpoint
CREATE INDEX "import_rows_said" ON "import_rows" USING btree ("user_id","fingerprint") WHERE "import_rows"."fingerprint" is not null;--> statement-breakpoint
CREATE INDEX "import_rows_keys" ON "import_rows" USING gin ("import_id","keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "import_rows_missing" ON "import_rows" USING btree ("user_id") WHERE "import_rows"."missing" is not null;--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("user_id","feature","id");--> statement-breakpoint
CREATE INDEX "imports_headers" ON "imports" USING btree ("user_id","feature","fingerprint","id");--> statement-breakpoint
CREATE INDEX "imports_act" ON "imports" USING btree ("act");--> statement-breakpoint
CREATE INDEX "crm_external_ids_record" ON "crm_external_ids" USING btree ("user_id","entity","record_id");--> statement-breakpoint
CREATE INDEX "crm_external_ids_import" ON "crm_external_ids" USING btree ("import_id");