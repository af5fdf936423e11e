import { type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../../../shared/consulting/items/tables';
import { reportParts } from '../../../../shared/consulting/report/readiness';
import { reports } from '../../../../shared/consulting/report/tables';
import { companies } from '../../../../shared/consulting/tables';
import { reportDismissals, todayLimits } from '../../../../shared/today/today';
import type { Db } from '../../../platform/database/database';
import { countedTo, isoTime, rowsAsJson } from '../../../platform/database/rows/bounded';
import type { Owner } from '../../../platform/database/rows/owner';
import { readingRows } from '../../../platform/database/rows/read-rows';
import { isDismissed } from '../../../platform/dismissals/dismissals.queries';

/** A company that has all that a report needs, and no report; its owner has not hidden that. */
export interface ReadyCompany {
  id: number;
  name: string;
  at: string;
  version: number;
}

/** What CONSULTIA knows of a day. */
export interface ConsultingDay {
  ready: ReadyCompany[];
  total: number;
  /** The company that was described last. */
  companyId: number | null;
  /** Of that company. */
  hasProducts: boolean;
  hasProblems: boolean;
  hasReport: boolean;
}

const { id, userId, createdAt, updatedAt, name, version } = companies;

const read = readingRows<{ owner: Owner }, ConsultingDay>(({ owner }) => {
  const hasItems = (list: keyof typeof tableOf, company: SQL) =>
    sql`exists (select from ${tableOf[list]} where ${tableOf[list].companyId} = ${company})`;
  const isComplete = sql.join(
    reportParts.map((part) => hasItems(part, sql`${id}`)),
    sql` and `,
  );
  const lacksReport = sql`from ${companies} where ${userId} = ${owner} and ${isComplete}
    and not exists (select from ${reports} where ${reports.companyId} = ${id})
    and not ${isDismissed(owner, sql`${reportDismissals}::text || ${id}`)}`;
  const first = sql`select ${id} as id, ${name} as name, ${isoTime(sql`${updatedAt}`)} as at, ${version} as version
    ${lacksReport} order by ${updatedAt} desc, ${id} limit ${todayLimits.read}`;
  const anyReport = sql`exists (select from ${reports} join ${companies} on ${id} = ${reports.companyId}
    where ${userId} = ${owner})`;
  return sql`select ${rowsAsJson(first)} as ready, ${countedTo(todayLimits.counted, lacksReport)} as total,
      newest.id as "companyId", ${hasItems('products', sql`newest.id`)} as "hasProducts",
      ${hasItems('problems', sql`newest.id`)} as "hasProblems", ${anyReport} as "hasReport"
    from (select 1) as one left join
      (select ${id} as id from ${companies} where ${userId} = ${owner} order by ${createdAt} desc, ${id} desc limit 1)
      as newest on true`;
});

/** The companies of an account that lack only the report, and the last one's first steps, in one statement. */
export async function readConsultingDay(db: Db, owner: Owner): Promise<ConsultingDay> {
  const [day] = await read(db, { owner });
  return day as ConsultingDay;
}
