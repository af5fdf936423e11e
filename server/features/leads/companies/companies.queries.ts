import { and, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { companySearch } from '../../../../shared/leads/companies/schemas';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { filteredBy } from '../../../platform/database/rows/filters';
import { columnSort, textSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { recordQueries } from '../records.queries';

const {
  userId: _owner,
  folded,
  phoneKey: _phone,
  taxKey: _tax,
  deletedAt: _deleted,
  ...columns
} = getTableColumns(crmCompanies);

const sorts = {
  name: textSort(columns.name),
  domain: textSort(columns.domain),
  lifecycle: columnSort(columns.lifecycle),
  city: textSort(columns.city),
  contactCount: columnSort(columns.contactCount),
  openAmount: columnSort(columns.openAmount),
  lastContactedAt: columnSort(columns.lastContactedAt),
  updatedAt: columnSort(columns.updatedAt),
};

const found = ({ q, filter }: z.output<typeof companySearch>) =>
  and(searching(folded, q, { begins: true }), filteredBy(columns, filter));

export const companyQueries = recordQueries<Company, keyof typeof sorts, z.output<typeof companySearch>>({
  table: crmCompanies,
  columns,
  sorts,
  found,
});
