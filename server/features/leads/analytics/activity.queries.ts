import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Activity } from '../../../../shared/leads/analytics/endpoints';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordTable } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { localTime, type Period, timeOf } from './periods';

/** What is counted: rows of a table at a time, by a kind. */
interface Counted {
  table: PgTable;
  time: PgColumn;
  kind: SQLWrapper;
  live: SQL | undefined;
}

/**
 * The number of a table's rows in each week of the period, as rows of week, kind and count; weeks without rows are
 * left out. Each week is found in the index after the previous one and counted there, so that no row's time is
 * converted to local time.
 */
function countedByWeek({ table, time, kind, live }: Counted, { from, to }: Period): SQL {
  const starts = timeOf(sql`${from}::date`);
  const ends = timeOf(sql`${to}::date`);
  const nextMonday = timeOf(sql`(week + interval '7 days')`);
  const weekAfter = (since: SQL) => sql`(select date_trunc('week', ${localTime(time)}) from ${table}
    where ${live} and ${time} >= ${since} and ${time} < ${ends} order by ${time} limit 1)`;
  return sql`(with recursive weeks as (
      select ${weekAfter(starts)} as week
      union all select ${weekAfter(nextMonday)} from weeks where week is not null
    )
    select week, counted.* from weeks cross join lateral (
      select ${kind} as kind, count(*)::int as count from ${table} where ${live}
        and ${time} >= greatest(${timeOf(sql`week`)}, ${starts}) and ${time} < least(${nextMonday}, ${ends})
      group by 1
    ) as counted where week is not null)`;
}

/** The weeks of the period in which something was said or done. */
export async function readActivity(db: Db, owner: Owner, period: Period): Promise<Activity> {
  const live = (table: RecordTable) => and(eq(table.userId, owner), isNull(table.deletedAt));
  const { occurredAt, type } = crmCommunications;
  const { doneAt } = crmTasks;
  const said = { table: crmCommunications, time: occurredAt, kind: type, live: live(crmCommunications) };
  const done = { table: crmTasks, time: doneAt, kind: sql`''`, live: live(crmTasks) };
  const weeks = await readRows<Activity['weeks'][number]>(
    db,
    sql`
    select to_char(week, 'YYYY-MM-DD') as week,
      coalesce(jsonb_object_agg(kind, count) filter (where kind <> ''), '{}') as said,
      coalesce(max(count) filter (where kind = ''), 0)::int as "tasksDone"
    from (${countedByWeek(said, period)} union all ${countedByWeek(done, period)}) as counted
    group by counted.week order by counted.week`,
  );
  return { weeks };
}
