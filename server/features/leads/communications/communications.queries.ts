import { and, arrayOverlaps, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { communicationFields } from '../../../../shared/leads/communications/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import type { Communication } from '../../../../shared/leads/communications/endpoints';
import type { StoredCommunication } from '../../../../shared/leads/communications/tables';
import type { communicationSearch } from '../../../../shared/leads/communications/schemas';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { filteredBy, whether } from '../../../platform/database/rows/filters';
import { searching } from '../../../platform/database/rows/search';
import { dealsOf, peopleOf } from './around.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';

const {
  userId: owner,
  folded,
  messageId: _message,
  deletedAt: _deleted,
  awaitsAnswer,
  ...columns
} = getTableColumns(crmCommunications);

const sorts = sortsOf(communicationFields, columns);

type Searched = z.output<typeof communicationSearch>;

const words = { text: folded, holds: namesIn('search', communicationFields) };

const isAround = (company: number): SQL | undefined =>
  or(
    eq(columns.companyId, company),
    sql`${columns.contactIds} && array(${peopleOf(owner, company)})`,
    sql`${columns.opportunityId} in ${dealsOf(owner, company)}`,
  );

const found = ({ q, filter = {}, contact, company, around, opportunity }: Searched) => {
  const { awaitsAnswer: awaits, ...fields } = filter;
  return and(
    searching(folded, q, { begins: true }),
    contact ? arrayOverlaps(columns.contactIds, [contact]) : undefined,
    company ? eq(columns.companyId, company) : undefined,
    around ? isAround(around) : undefined,
    opportunity ? eq(columns.opportunityId, opportunity) : undefined,
    filteredBy(columns, fields, words),
    awaits && whether(sql`${awaitsAnswer}`, awaits),
  );
};

const listing = { table: crmCommunications, sorts, found };

const told = recordQueries<Communication, keyof typeof sorts, Searched>({
  ...listing,
  columns: { ...columns, awaitsAnswer },
});

/** Whether an answer is awaited is told to those who read; files and histories go without. */
export const communicationQueries = {
  ...recordQueries<StoredCommunication, keyof typeof sorts, Searched>({ ...listing, columns }),
  list: told.list,
  read: told.read,
};
