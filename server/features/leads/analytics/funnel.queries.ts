import { sql } from 'drizzle-orm';
import type { Funnel } from '../../../../shared/leads/analytics/endpoints';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { during, type Period } from './periods';

/**
 * A won opportunity has reached every stage. Any other has reached the furthest open stage on its path, in today's
 * order, and at least the first. Opportunities with the same path are counted together.
 */
export async function readFunnel(db: Db, owner: Owner, period: Period): Promise<Funnel> {
  const result = await readRows<Funnel['stages'][number] & { created: number; won: number }>(
    db,
    sql`
    with stages as (
      select id, name, place, row_number() over (order by place, id) as step from ${crmStages}
      where user_id = ${owner} and outcome = 'open'
    ), ways as (
      select deal.outcome, deal.stages_been, count(*) as count from ${crmOpportunities} as deal
      where deal.user_id = ${owner} and deal.deleted_at is null and ${during(sql`deal.created_at`, period)}
      group by 1, 2
    ), deals as (
      select outcome, count, case when outcome = 'won' then (select max(step) from stages)
        else coalesce((select max(step) from stages where stages_been @> to_jsonb(stages.id)), 1) end as step
      from ways
    )
    select stages.id as "stageId", stages.name,
      (select coalesce(sum(count), 0) from deals where deals.step >= stages.step)::int as reached,
      (select coalesce(sum(count), 0) from deals)::int as created,
      (select coalesce(sum(count), 0) from deals where outcome = 'won')::int as won
    from stages order by stages.step`,
  );
  const [first] = result;
  const stages = result.map(({ stageId, name, reached }) => ({ stageId, name, reached }));
  return { created: first?.created ?? 0, won: first?.won ?? 0, stages };
}
