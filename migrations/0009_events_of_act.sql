DROP INDEX "events_of_act";--> statement-breakpoint
CREATE INDEX "events_of_act_by_id" ON "events" USING btree ("act","id");