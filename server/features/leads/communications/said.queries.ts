import { sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';

/** Communications that are read at most, and characters of each. */
const read = { rows: 300, letters: 2_000 };

/** What an account's customers wrote lately. */
export interface Written {
  said: { id: number; body: string; at: string }[];
  lost: { reason: string; count: number }[];
}

/** The latest words of customers since a time, and the reasons for which `fewest` deals or more were lost, in one trip. */
export async function readWritten(
  db: Db,
  owner: Owner,
  { since, fewest }: { since: Date; fewest: number },
): Promise<Written> {
  const from = since.toISOString();
  const [row] = await readRows<Written>(
    db,
    sql`select coalesce((select jsonb_agg(to_jsonb(one)) from (
        select id, left(body, ${read.letters}::int) as body, occurred_at as at from ${crmCommunications}
        where user_id = ${owner} and deleted_at is null and direction = 'in' and body is not null
          and occurred_at >= ${from}::timestamptz
        order by occurred_at desc limit ${read.rows}::int) as one), '[]') as said,
      coalesce((select jsonb_agg(to_jsonb(one)) from (
        select lost_reason as reason, count(*)::int as count from ${crmOpportunities}
        where user_id = ${owner} and deleted_at is null and outcome = 'lost' and lost_reason is not null
          and closed_at >= ${from}::timestamptz
        group by lost_reason having count(*) >= ${fewest}::int order by 2 desc, 1 limit 20) as one), '[]') as lost`,
  );
  return row as Written;
}
