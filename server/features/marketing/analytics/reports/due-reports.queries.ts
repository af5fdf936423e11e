import { sql } from 'drizzle-orm';
import { accounts, memberships } from '../../../../../shared/accounts/tables';
import { users } from '../../../../../shared/auth/tables';
import type { Language } from '../../../../../shared/languages';
import type { ReportType } from '../../../../../shared/marketing/analytics/scales';
import {
  marketingAnalytics,
  marketingReportSettings,
} from '../../../../../shared/marketing/analytics/tables';
import { marketingLeads } from '../../../../../shared/marketing/capture/tables';
import { marketingDays, marketingPageViews } from '../../../../../shared/marketing/capture/visitors/tables';
import { marketingClicks } from '../../../../../shared/marketing/links/tables';
import { marketingPublications } from '../../../../../shared/marketing/publications/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readRows } from '../../../../platform/database/rows/read-rows';

/** Where the making of reports stands: it goes by company, type and start. */
export interface DuePlace {
  company: number;
  type: ReportType;
  start: string;
}

/** A report that is due and not there. */
export interface DueReport extends DuePlace {
  owner: Owner;
  /** Of the member who is mailed reports while they are one, otherwise of the owner. */
  email: string;
  language: Language;
  /** Whether it is mailed: the latest one of its type, if the account wishes it. */
  mailed: boolean;
}

/** When a report is due in the company's zone, in hours of Monday or of the 1st. */
const dueHour = 7;

/** How many weeks and months back a report that was missed is made up. */
const madeUp = { week: 5, month: 2 } as const;

/** Something had been published, seen or captured by the end of a period that is due. */
const hasSomething = sql`(
  exists (select from ${marketingPageViews} as view
    where view.marketing_company_id = due.id and view.at < due.until)
  or exists (select from ${marketingClicks} as click
    where click.marketing_company_id = due.id and click.at < due.until)
  or exists (select from ${marketingLeads} as lead
    where lead.user_id = due.user_id and lead.marketing_company_id = due.id and lead.deleted_at is null
      and lead.created_at < due.until)
  or exists (select from ${marketingPublications} as publication
    where publication.marketing_company_id = due.id and publication.published_at < due.until)
  or exists (select from ${marketingDays} as kept
    where kept.marketing_company_id = due.id and kept.day < due.ends::date))`;

/**
 * The next report that is due after a place: the week or month is over, it is past seven o'clock in the company's zone on
 * the Monday or the 1st after it, and something had been published, seen or captured by its end. Those of an account that
 * is being closed are made up if it is kept.
 */
export async function findDue(db: Db, at: Date, after: DuePlace | null): Promise<DueReport | undefined> {
  const [due] = await readRows<DueReport>(
    db,
    sql`with place as (
      select company.id, company.user_id, company.timezone, company.language,
        (${at.toISOString()}::timestamptz at time zone company.timezone) - make_interval(hours => ${dueHour}) as clock
      from ${marketingCompanies} as company where company.deleted_at is null
    ), period as (
      select place.*, 'week' as type, back = 1 as latest,
        (date_trunc('week', clock) - make_interval(weeks => back))::date as start,
        (date_trunc('week', clock) - make_interval(weeks => back - 1)) as ends
      from place cross join generate_series(1, ${madeUp.week}::int) as back
      union all
      select place.*, 'month', back = 1, (date_trunc('month', clock) - make_interval(months => back))::date,
        (date_trunc('month', clock) - make_interval(months => back - 1))
      from place cross join generate_series(1, ${madeUp.month}::int) as back
    ), due as (
      select period.*, period.ends at time zone period.timezone as until from period
      where (${after?.company ?? 0}::int, ${after?.type ?? ''}::text, ${after?.start ?? '0001-01-01'}::date)
          < (period.id, period.type, period.start)
        and not exists (select from ${marketingAnalytics} as report where report.marketing_company_id = period.id
          and report.type = period.type and report.start = period.start)
    )
    select due.id as company, due.type, to_char(due.start, 'YYYY-MM-DD') as start, due.user_id as owner,
      person.email, coalesce(settings.language, due.language) as language,
      due.latest and coalesce(settings.mailed, false) as mailed
    from due join ${accounts} as account on account.id = due.user_id and account.closing_at is null
      join ${memberships} as holder on holder.account_id = due.user_id and holder.role = 'owner'
      left join ${marketingReportSettings} as settings on settings.marketing_company_id = due.id
      left join ${memberships} as chosen on chosen.account_id = due.user_id and chosen.user_id = settings.member_id
      join ${users} as person on person.id = coalesce(chosen.user_id, holder.user_id)
    where ${hasSomething}
    order by due.id, due.type, due.start limit 1`,
  );
  return due;
}
