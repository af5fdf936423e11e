import { sql } from 'drizzle-orm';
import type { Activity, Funnel } from '../../../../shared/leads/analytics/endpoints';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmOpportunities, crmStageHistory, crmStages } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { dayOf, during, type Period } from './periods';

/**
 * A won opportunity has reached every stage; another one the furthest open stage that it was in, by today's order, and
 * at least the first.
 */
export async function readFunnel(db: Db, owner: Owner, period: Period): Promise<Funnel> {
  const result = (await db.execute(sql`
    with stages as (
      select id, name, place, row_number() over (order by place, id) as step from ${crmStages}
      where user_id = ${owner} and outcome = 'open'
    ), deals as (
      select deal.outcome, case when deal.outcome = 'won' then (select max(step) from stages)
        else coalesce((select max(stages.step) from ${crmStageHistory} as past
          join stages on stages.id = past.stage_id where past.opportunity_id = deal.id), 1) end as step
      from ${crmOpportunities} as deal
      where deal.user_id = ${owner} and deal.deleted_at is null and ${during(sql`deal.created_at`, period)}
    )
    select stages.id as "stageId", stages.name,
      (select count(*) from deals where deals.step >= stages.step)::int as reached,
      (select count(*) from deals)::int as created,
      (select count(*) from deals where outcome = 'won')::int as won
    from stages order by stages.step`)) as unknown as {
    rows: (Funnel['stages'][number] & { created: number; won: number })[];
  };
  const [first] = result.rows;
  const stages = result.rows.map(({ stageId, name, reached }) => ({ stageId, name, reached }));
  return { created: first?.created ?? 0, won: first?.won ?? 0, stages };
}

/** The weeks of the period in which something was said or done. */
export async function readActivity(db: Db, owner: Owner, period: Period): Promise<Activity> {
  const week = (time: string) => sql`to_char(date_trunc('week', ${dayOf(sql.raw(time))}), 'YYYY-MM-DD')`;
  const { rows } = (await db.execute(sql`
    select week, coalesce(jsonb_object_agg(type, count) filter (where type <> ''), '{}') as said,
      coalesce(max(count) filter (where type = ''), 0)::int as "tasksDone"
    from (
      select ${week('said.occurred_at')} as week, said.type, count(*)::int as count
      from ${crmCommunications} as said
      where said.user_id = ${owner} and said.deleted_at is null and ${during(sql`said.occurred_at`, period)}
      group by 1, 2
      union all
      select ${week('task.done_at')}, '', count(*)::int from ${crmTasks} as task
      where task.user_id = ${owner} and task.deleted_at is null and ${during(sql`task.done_at`, period)}
      group by 1
    ) as counted group by week order by week`)) as unknown as { rows: Activity['weeks'] };
  return { weeks: rows };
}
