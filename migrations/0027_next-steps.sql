-- A task of an open opportunity's contact or company counts as its next step where it has no task of its own.
UPDATE "crm_opportunities" AS "told" SET "next_task_at" = "next"."due_at", "next_task" = "next"."title"
FROM "crm_opportunities" AS "deal" CROSS JOIN LATERAL (
  SELECT "task"."due_at", "task"."title" FROM "crm_tasks" AS "task"
  WHERE "task"."user_id" = "deal"."user_id" AND "task"."deleted_at" IS NULL AND "task"."done_at" IS NULL
    AND "task"."opportunity_id" IS NULL
    AND ("task"."contact_id" = "deal"."contact_id" OR "task"."company_id" = "deal"."company_id")
  ORDER BY "task"."due_at" NULLS LAST, "task"."id" LIMIT 1
) AS "next"
WHERE "told"."id" = "deal"."id" AND "deal"."outcome" = 'open' AND "deal"."next_task" IS NULL;
