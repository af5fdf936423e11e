import { and, arrayOverlaps, eq, getTableColumns } from 'drizzle-orm';
import { contactFields } from '../../../../shared/leads/contacts/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import type { contactSearch } from '../../../../shared/leads/contacts/schemas';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { filteredBy } from '../../../platform/database/rows/filters';
import { phonesWith, searchingPhones } from '../phone-search';
import { askedByOwn } from '../fields/own-lists.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';
import { tagged } from '../tags/tagged.queries';

const {
  userId: _owner,
  folded,
  emails: _emails,
  phoneDigits,
  deletedAt: _deleted,
  ...columns
} = getTableColumns(crmContacts);

const sorts = sortsOf(contactFields, columns);

const words = { text: folded, holds: namesIn('search', contactFields) };

type Searched = z.output<typeof contactSearch>;

const marked = ({ own: _own, tags, phone, ...filter }: NonNullable<Searched['filter']> = {}) => [
  filteredBy(columns, { ...filter, phone: { empty: phone?.empty } }, words),
  phonesWith(phoneDigits, phone?.contains),
  tagged(columns, tags),
];

const found = ({ q, filter, company, tag }: Searched) =>
  and(
    searchingPhones(folded, phoneDigits, q),
    company ? eq(columns.companyId, company) : undefined,
    tag ? arrayOverlaps(columns.tags, [tag]) : undefined,
    ...marked(filter),
  );

export const contactQueries = recordQueries<Contact, keyof typeof sorts, Searched>({
  table: crmContacts,
  columns,
  sorts,
  found,
  asked: askedByOwn('contact', columns),
});
