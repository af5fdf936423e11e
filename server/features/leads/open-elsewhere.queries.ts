import { sql } from 'drizzle-orm';
import type { Company } from '../../../shared/leads/companies/endpoints';
import { crmCompanies } from '../../../shared/leads/companies/tables';
import { crmOpportunities } from '../../../shared/leads/opportunities/tables';
import { crmSettings } from '../../../shared/leads/tables';

const accountCurrency = sql`coalesce(
  (select currency from ${crmSettings} where user_id = ${crmCompanies}.user_id), 'EUR')`;

/**
 * A company's open opportunities in other currencies than the account's, added up by currency. Only those of companies
 * that have some are read.
 */
export const openElsewhere = sql<
  Company['openElsewhere']
>`case when ${crmCompanies}.open_others = 0 then '[]'::jsonb else (
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by amount desc), '[]')
  from (
    select deal.currency, coalesce(sum(deal.amount), 0) as amount from ${crmOpportunities} as deal
    where deal.user_id = ${crmCompanies}.user_id and deal.company_id = ${crmCompanies}.id
      and deal.deleted_at is null and deal.outcome = 'open' and deal.currency <> ${accountCurrency}
    group by deal.currency
  ) as sums
) end`;
