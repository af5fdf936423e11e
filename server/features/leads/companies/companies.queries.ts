import { and, eq, getTableColumns, or, type SQL } from 'drizzle-orm';
import { companyFields } from '../../../../shared/leads/companies/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { companySearch } from '../../../../shared/leads/companies/schemas';
import { crmCompanies, type StoredCompany } from '../../../../shared/leads/companies/tables';
import { filteredBy } from '../../../platform/database/rows/filters';
import { openElsewhere } from '../open-elsewhere.queries';
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
