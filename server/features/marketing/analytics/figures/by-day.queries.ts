import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Counted, DayFigures } from '../../../../../shared/marketing/analytics/figures';
import type { FigureName } from '../../../../../shared/marketing/analytics/scales';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingDays, marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { marketingMessages } from '../../../../../shared/marketing/sequences/tables';
import type { Db } from '../../../../platform/database/database';
import { readRows } from '../../../../platform/database/rows/read-rows';
import { notFound } from '../../../../platform/http/errors';
import { filledDays } from './filled-days';
import {
  type AboutSpan,
  aboutSpan,
  type Asked,
  countedOf,
  dayOf,
  inSpan,
  leadsOf,
  spanDays,
  spanOf,
} from './span.queries';

/** Rows of day, name and value. */
const counting = (name: FigureName, from: SQL, value: SQL = sql`count(*)`, day: SQLWrapper = sql`day`): SQL =>
  sql`select ${day} as day, ${name}::text as name, ${value} as value from ${from} group by 1`;

/** Rows of a table of hits that belong to a day. */
const ofDay = (table: SQLWrapper) => sql`${table} as hit where hit.marketing_company_id = span.id
  and hit.at >= span_days.start and hit.at < span_days.until`;

/** The views, visitors and clicks of each day, and the robots among those who saw or clicked. */
const hits = sql`
  hits as (
    select span_days.day, seen.views, seen.visitors, clicked.clicks, seen.bots + clicked.bots as bots
    from span cross join span_days cross join lateral (
      select sum(views) as views, count(*) filter (where views > 0) as visitors, coalesce(sum(bots), 0) as bots
      from (
        select count(*) filter (where not bot) as views, count(*) filter (where bot) as bots
        from ${ofDay(marketingPageViews)} group by hit.visitor
      ) as visitor
    ) as seen cross join lateral (
      select count(*) filter (where not bot) as clicks, count(*) filter (where bot) as bots
      from ${ofDay(marketingClicks)}
    ) as clicked
  )`;

const hitFigures = sql`
  select day, hit.name, hit.value from hits
  cross join lateral (values ('views', views), ('visitors', visitors), ('clicks', clicks), ('bots', bots))
    as hit(name, value)
  where hit.value > 0`;

/** The sums of days whose views and clicks are gone. */
const sums = sql`
  select kept.day, kept_sum.name, kept_sum.value
  from span join ${marketingDays} as kept on kept.marketing_company_id = span.id
    and kept.day >= span.before and kept.day < span.after
  cross join lateral (values ('views', kept.views), ('visitors', kept.visitors), ('clicks', kept.clicks),
    ('bots', kept.bots)) as kept_sum(name, value)`;

const publications = (
  status: 'published' | 'failed',
  moment: SQL,
) => sql`span join ${marketingPublications} as
  publication on publication.user_id = span.user_id and publication.marketing_company_id = span.id
    and publication.status = ${status} and ${inSpan(moment)}`;

const mails = (
  status: 'sent' | 'hard' | 'failed' | 'unknown',
  moment: SQL,
) => sql`span join ${marketingMessages} as
  mail on mail.marketing_company_id = span.id and mail.status = ${status} and ${inSpan(moment)}`;

const spam = sql`span join ${marketingLeads} as lead on lead.user_id = span.user_id
  and lead.marketing_company_id = span.id and lead.status = 'spam' and lead.deleted_at is null
  and ${inSpan(sql`lead.created_at`)}`;

const isClicked = (at: Date) => sql`exists (select from ${marketingClicks} as click
  where click.code = mail.link_code and not click.bot and click.at <= ${at.toISOString()}::timestamptz)`;

/** Everything that is counted, as rows of day, name and value; the one definition of the figures of screen and report. */
function counted(at: Date): SQL {
  const sent = sql`mail.sent_at`;
  const tried = sql`mail.attempted_at`;
  const published = sql`publication.published_at`;
  const attempted = sql`publication.attempted_at`;
  const parts = [
    hitFigures,
    sums,
    counting('leads', sql`leads`),
    counting('pageLeads', sql`leads where from_page`),
    counting('spam', spam, undefined, dayOf(sql`lead.created_at`)),
    counting('confirmed', sql`leads where confirmed`),
    counting('qualified', sql`leads where qualified`),
    counting('won', sql`leads where won`),
    counting('published', publications('published', published), undefined, dayOf(published)),
    counting('publicationsFailed', publications('failed', attempted), undefined, dayOf(attempted)),
    counting('mailsSent', mails('sent', sent), undefined, dayOf(sent)),
    counting('mailsClicked', sql`${mails('sent', sent)} where ${isClicked(at)}`, undefined, dayOf(sent)),
    counting('mailsBounced', mails('hard', tried), undefined, dayOf(tried)),
    counting('mailsFailed', mails('failed', tried), undefined, dayOf(tried)),
    counting('mailsUnknown', mails('unknown', tried), undefined, dayOf(tried)),
  ];
  return sql.join(parts, sql` union all `);
}

export interface FiguresByDay extends Counted {
  company: string;
  days: DayFigures[];
  before: DayFigures[];
}

interface Row extends AboutSpan {
  figures: Record<string, Partial<Record<FigureName, number>>>;
}

/** The figures of every day of a period and of the one before; 404 without the company. */
export async function readByDay(db: Db, asked: Asked): Promise<FiguresByDay> {
  const [row] = await readRows<Row>(
    db,
    sql`with ${spanOf(asked)}, ${spanDays}, ${hits}, ${leadsOf(asked)}, counted as (${counted(asked.at)})
    select ${aboutSpan}, (
      select coalesce(jsonb_object_agg(to_char(day, 'YYYY-MM-DD'), figures), '{}') from (
        select day, jsonb_object_agg(name, value) as figures
        from (select day, name, sum(value)::int as value from counted group by 1, 2) as summed group by day
      ) as by_day
    ) as figures
    from span`,
  );
  if (!row) throw notFound();
  const counts = countedOf(row, asked.at);
  return {
    ...counts,
    company: row.company,
    days: filledDays(counts.range, row.figures),
    before: filledDays(counts.compared, row.figures),
  };
}
