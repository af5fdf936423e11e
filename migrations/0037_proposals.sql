CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"tool" text NOT NULL,
	"args" jsonb NOT NULL,
	"effect" text NOT NULL,
	"seen" jsonb DEFAULT '{}' NOT NULL,
	"preview" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"done" jsonb,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_member_id_memberships_account_id_user_id_fk" FOREIGN KEY ("user_id","member_id") REFERENCES "public"."memberships"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_of_account" ON "proposals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "proposals_of_member" ON "proposals" USING btree ("user_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_expiry" ON "proposals" USING btree ("expires_at");