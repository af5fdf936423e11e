CREATE TABLE "crm_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "crm_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"opportunity_id" integer,
	"key" text NOT NULL,
	"mail" text NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"sends_at" timestamp with time zone NOT NULL,
	"communication_id" integer,
	CONSTRAINT "crm_mails_mail_unique" UNIQUE("mail")
);
--> statement-breakpoint
CREATE TABLE "crm_senders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"proven_email" text,
	"code_email" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries_left" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "begun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_feeds" ADD CONSTRAINT "crm_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_contact_id_crm_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."crm_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_opportunity_id_crm_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."crm_opportunities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_mails" ADD CONSTRAINT "crm_mails_communication_id_crm_communications_id_fk" FOREIGN KEY ("communication_id") REFERENCES "public"."crm_communications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_senders" ADD CONSTRAINT "crm_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "crm_mails_key" ON "crm_mails" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "crm_mails_newest" ON "crm_mails" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "crm_mails_contact" ON "crm_mails" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "crm_mails_opportunity" ON "crm_mails" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "crm_mails_communication" ON "crm_mails" USING btree ("communication_id");--> statement-breakpoint
CREATE INDEX "crm_mails_created" ON "crm_mails" USING btree ("created_at");