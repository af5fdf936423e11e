CREATE TABLE "member_feeds" (
	"user_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_feeds_user_id_member_id_pk" PRIMARY KEY("user_id","member_id"),
	CONSTRAINT "member_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "crm_mails" RENAME CONSTRAINT "crm_mails_user_id_sender_id_memberships_account_id_user_id_fk" TO "crm_mails_sender_id_memberships_fk";
--> statement-breakpoint
ALTER TABLE "crm_companies" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "member_feeds" ADD CONSTRAINT "member_feeds_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_feeds" ADD CONSTRAINT "member_feeds_member_id_memberships_fk" FOREIGN KEY ("user_id","member_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crm_companies" ADD CONSTRAINT "crm_companies_assignee_id_memberships_fk" FOREIGN KEY ("user_id","assignee_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE set null ("assignee_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "crm_contacts" ADD CONSTRAINT "crm_contacts_assignee_id_memberships_fk" FOREIGN KEY ("user_id","assignee_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE set null ("assignee_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "crm_opportunities" ADD CONSTRAINT "crm_opportunities_assignee_id_memberships_fk" FOREIGN KEY ("user_id","assignee_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE set null ("assignee_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "crm_tasks" ADD CONSTRAINT "crm_tasks_assignee_id_memberships_fk" FOREIGN KEY ("user_id","assignee_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE set null ("assignee_id") ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_memberships_fk" FOREIGN KEY ("user_id","member_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_companies_assigned" ON "crm_companies" USING btree ("user_id","assignee_id") WHERE "crm_companies"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "crm_contacts_assigned" ON "crm_contacts" USING btree ("user_id","assignee_id") WHERE "crm_contacts"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "crm_opportunities_assigned" ON "crm_opportunities" USING btree ("user_id","assignee_id") WHERE "crm_opportunities"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "crm_tasks_assigned" ON "crm_tasks" USING btree ("user_id","assignee_id") WHERE "crm_tasks"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_views_member" ON "saved_views" USING btree ("user_id","member_id") WHERE "saved_views"."member_id" is not null;--> statement-breakpoint
-- The calendar that a person read in an account of their own goes on.
INSERT INTO "member_feeds" ("user_id", "member_id", "token_hash", "created_at")
SELECT feed."user_id", member."user_id", feed."token_hash", feed."created_at" FROM "crm_feeds" AS feed
JOIN "memberships" AS member ON member."account_id" = feed."user_id" AND member."role" = 'owner';--> statement-breakpoint
-- Whoever looks at the records of an account with several members hears of what the others change.
CREATE FUNCTION tell_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM memberships WHERE account_id = NEW.user_id) > 1 THEN
    PERFORM pg_notify('acts', NEW.user_id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "acts_told" AFTER UPDATE OF "count" ON "acts" FOR EACH ROW WHEN (NEW."count" > 0) EXECUTE FUNCTION tell_act();
