import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Counted } from '../../../../../shared/marketing/analytics/figures';
import { marketingConsents } from '../../../../../shared/marketing/capture/consents/tables';
import { countedDoors } from '../../../../../shared/marketing/capture/scales';
import { marketingLeads, marketingSubmissions } from '../../../../../shared/marketing/capture/tables';
import { marketingCompanies } from '../../../../../shared/marketing/tables';
import type { Owner } from '../../../../platform/database/rows/owner';

/** Whose figures are asked for: those of the days [from, to), or of today and the 29 days before; `at` is now. */
export interface Asked {
  owner: Owner;
  company: number;
  from?: string | undefined;
  to?: string | undefined;
  at: Date;
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The moment at which a day begins in the company's zone; where clocks skip midnight, the first one after it. */
const beginOf = (day: SQLWrapper) => sql`(${day}::timestamp at time zone zone)`;

/** The same of all companies of the owner where none is named. */
type AskedOfAny = Omit<Asked, 'company'> & Partial<Pick<Asked, 'company'>>;

/**
 * The common table expression `span`: one row of each asked company that is not in the bin, with its zone, the days of
 * the period (`first` up to `after`) and of the one before (`before` up to `first`), and the moments at which these begin
 * (`since`, `start`, `until`). Whole months are compared to as many whole months, other periods to as many days.
 */
export const spanOf = ({ owner, company, from, to, at }: AskedOfAny): SQL => sql`
  place as (
    select id, name, user_id, timezone as zone, (${momentOf(at)} at time zone timezone)::date as today
    from ${marketingCompanies} where user_id = ${owner} and deleted_at is null
      ${company === undefined ? sql`` : sql`and id = ${company}`}
  ), days as (
    select place.*, coalesce(${from ?? null}::date, today - 29) as first,
      coalesce(${to ?? null}::date, today + 1) as after
    from place
  ), compared as (
    select days.*, case when extract(day from first) = 1 and extract(day from after) = 1
      then (first - age(after::timestamp, first::timestamp))::date else first - (after - first) end as before
    from days
  ), span as materialized (
    select compared.*, ${beginOf(sql`before`)} as since, ${beginOf(sql`first`)} as start,
      ${beginOf(sql`after`)} as until
    from compared
  )`;

/**
 * The common table expression `span_days`: the days of both periods, each with the moments at which it begins and ends. What
 * is counted day by day needs no conversion of each moment, and the visitors of a day fit into memory.
 */
export const spanDays = sql`
  span_days as (
    select span.id as company, day::date as day, day >= first as is_now, ${beginOf(sql`day`)} as start,
      ${beginOf(sql`(day + interval '1 day')`)} as until
    from span cross join generate_series(before::timestamp, after::timestamp - interval '1 day', interval '1 day') as day
  )`;

/** The columns of `span` that say what the figures are about. */
export const aboutSpan = sql`span.name as company, span.zone, to_char(span.before, 'YYYY-MM-DD') as before,
  to_char(span.first, 'YYYY-MM-DD') as first, to_char(span.after, 'YYYY-MM-DD') as after`;

export interface AboutSpan {
  company: string;
  zone: string;
  before: string;
  first: string;
  after: string;
}

/** What the figures are about, as it is answered. */
export const countedOf = ({ zone, before, first, after }: AboutSpan, at: Date): Counted => ({
  range: { from: first, to: after },
  compared: { from: before, to: first },
  zone,
  asOf: at.toISOString(),
});

/** The day of a moment in the company's zone. */
export const dayOf = (moment: SQLWrapper): SQL => sql`(${moment} at time zone span.zone)::date`;

/** Whether a moment lies in the two periods. */
export const inSpan = (moment: SQLWrapper): SQL => sql`${moment} >= span.since and ${moment} < span.until`;

/** The door of the submission that made a lead; none where a person made it. */
const firstDoor = sql`(select submission.door from ${marketingSubmissions} as submission
  where submission.lead_id = lead.id order by submission.id limit 1)`;

/**
 * The common table expression `leads`: those created in the two periods that are no spam. Confirmed is who agreed by the
 * link in the mail, also if it was withdrawn later; qualified holds won, and both are what a lead is at `at`. From a page is
 * who came by a door at which visitors are counted: whoever opens a form by a program's call is no visitor.
 */
export const leadsOf = ({ at }: Pick<Asked, 'at'>): SQL => sql`
  leads as (
    select span.id as company, ${dayOf(sql`lead.created_at`)} as day, lead.created_at >= span.start as is_now, lead.page_id,
      lead.campaign_id, lead.first_touch, lead.last_touch, lead.status in ('qualified', 'won') as qualified,
      lead.status = 'won' as won,
      lead.page_id is not null and ${firstDoor} = any(${`{${countedDoors.join()}}`}::text[]) as from_page,
      lead.consent = 'confirmed' or exists (
        select from ${marketingConsents} as consent
        where consent.lead_id = lead.id and consent.state = 'confirmed' and consent.at <= ${momentOf(at)}
      ) as confirmed
    from span join ${marketingLeads} as lead on lead.user_id = span.user_id
      and lead.marketing_company_id = span.id and ${inSpan(sql`lead.created_at`)}
    where lead.status <> 'spam' and lead.deleted_at is null
  )`;
