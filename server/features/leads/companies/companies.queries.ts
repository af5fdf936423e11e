import { and, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import type { Company } from '../../../../shared/leads/companies/endpoints';
import type { companySearch } from '../../../../shared/leads/companies/schemas';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { filteredBy } from '../../../platform/database/rows/filters';
import { columnSort, textSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { askedByOwn } from '../fields/own-lists.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import { tagged } from '../tags/tagged.queries';

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

const words = { text: folded, holds: ['name', 'domain', 'city'] };

type Searched = z.output<typeof companySearch>;

const marked = ({ own: _own, tags, ...filter }: NonNullable<Searched['filter']> = {}) => [
  filteredBy(columns, filter, words),
  tagged(columns, tags),
];

const found = ({ q, filter }: Searched) => and(searching(folded, q, { begins: true }), ...marked(filter));

export const companyQueries = recordQueries<Company, keyof typeof sorts, Searched>({
  table: crmCompanies,
  columns,
  sorts,
  found,
  asked: askedByOwn('company', columns),
});
