-- Tells every instance to forget what it remembers of accounts (see server/platform/http/callers.ts). Triggers, so that
-- cascades and commands count too; equal notifications of one transaction are sent once.
CREATE FUNCTION tell_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('account_changes', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "users_emptied" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "auth_tokens_changed" AFTER UPDATE OF "token_hash", "user_id" OR DELETE ON "auth_tokens" FOR EACH ROW EXECUTE FUNCTION tell_account_change();
--> statement-breakpoint
CREATE TRIGGER "auth_tokens_emptied" AFTER TRUNCATE ON "auth_tokens" FOR EACH STATEMENT EXECUTE FUNCTION tell_account_change();
