import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { companyFields } from '../../../../shared/leads/companies/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { companySearch } from '../../../../shared/leads/companies/schemas';
import { crmCompanies, type StoredCompany } from '../../../../shared/leads/companies/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmSettings } from '../../../../shared/leads/tables';
import { filteredBy } from '../../../platform/database/rows/filters';
import { searchingPhones } from '../phone-search';
import { taxKeyOf } from '../tax-keys';
import { askedByOwn } from '../fields/own-lists.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import { tagged } from '../tags/tagged.queries';

const {
  userId: _owner,
  folded,
  phoneKey: _phone,
  taxKey,
  phoneDigits,
  deletedAt: _deleted,
  ...columns
} = getTableColumns(crmCompanies);

const sorts = sortsOf(companyFields, columns);

const words = { text: folded, holds: namesIn('search', companyFields) };

type Searched = z.output<typeof companySearch>;

const marked = ({ own: _own, tags, ...filter }: NonNullable<Searched['filter']> = {}) => [
  filteredBy(columns, filter, words),
  tagged(columns, tags),
];

/** A tax id is also found whole, however it is written. */
function searched(q = ''): SQL | undefined {
  const tax = taxKeyOf(q);
  return or(searchingPhones(folded, phoneDigits, q), /\d/.test(tax) ? eq(taxKey, tax) : undefined);
}

const found = ({ q, filter }: Searched) => and(searched(q), ...marked(filter));

const listing = { table: crmCompanies, sorts, found, asked: askedByOwn('company', columns) };

const accountCurrency = sql`coalesce((select currency from ${crmSettings} where user_id = ${crmCompanies}.user_id), 'EUR')`;

/** Read of the opportunities themselves, and only for companies that have some in other currencies. */
const openElsewhere = sql<
  Company['openElsewhere']
>`case when ${columns.openOthers} = 0 then '[]'::jsonb else (
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by amount desc), '[]')
  from (
    select deal.currency, coalesce(sum(deal.amount), 0) as amount from ${crmOpportunities} as deal
    where deal.user_id = ${crmCompanies}.user_id and deal.company_id = ${crmCompanies}.id and deal.deleted_at is null
      and deal.outcome = 'open' and deal.currency <> ${accountCurrency}
    group by deal.currency
  ) as sums
) end`;

const told = recordQueries<Company, keyof typeof sorts, Searched>({
  ...listing,
  columns: { ...columns, openElsewhere },
});

/** Other currencies are added up for those who read; what is exported or changed by the thousand goes without. */
export const companyQueries = {
  ...recordQueries<StoredCompany, keyof typeof sorts, Searched>({ ...listing, columns }),
  list: told.list,
  read: told.read,
};
