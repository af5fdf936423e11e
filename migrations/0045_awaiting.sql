ALTER TABLE "crm_communications" ADD COLUMN "awaits_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "crm_communications_awaiting" ON "crm_communications" USING btree ("user_id","occurred_at","id") WHERE "crm_communications"."deleted_at" is null and "crm_communications"."awaits_answer";--> statement-breakpoint
WITH "reached" AS (
  SELECT "user_id", unnest("contact_ids") AS "contact", max("occurred_at") AS "last" FROM "crm_communications"
  WHERE "direction" = 'out' AND "type" NOT IN ('form', 'note') AND "outcome" IS DISTINCT FROM 'bounced' AND "deleted_at" IS NULL
  GROUP BY 1, 2
), "open" AS (
  SELECT "id", "user_id", "occurred_at", unnest("contact_ids") AS "contact" FROM "crm_communications"
  WHERE "direction" = 'in' AND CASE "type" WHEN 'call' THEN "outcome" IN ('no_answer', 'left_message')
    ELSE "type" IN ('email', 'whatsapp', 'sms', 'letter', 'form') AND ("outcome" IS NULL OR "outcome" IN ('no_answer', 'left_message')) END
), "waiting" AS (
  SELECT "open"."id" FROM "open" LEFT JOIN "reached" USING ("user_id", "contact")
  GROUP BY "open"."id" HAVING coalesce(bool_and("reached"."last" <= "open"."occurred_at"), true)
)
UPDATE "crm_communications" SET "awaits_answer" = true FROM "waiting" WHERE "crm_communications"."id" = "waiting"."id";