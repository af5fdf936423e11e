import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { taskFields } from '../../../../shared/leads/tasks/fields';
import { namesIn } from '../../../../shared/leads/fields/field-table';
import { sortsOf } from '../fields/field-lists.queries';
import type { z } from 'zod';
import type { DueTasks, Task } from '../../../../shared/leads/tasks/endpoints';
import { overdueBefore } from '../../../../shared/leads/tasks/overdue';
import { addDays, dayOf, startOfDay } from '../../../../shared/list/periods';
import type { taskSearch } from '../../../../shared/leads/tasks/schemas';
import { crmTasks, turnOf } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import { filteredBy } from '../../../platform/database/rows/filters';
import type { Owner } from '../../../platform/database/rows/owner';
import { columnSort } from '../../../platform/database/rows/pages';
import { searching } from '../../../platform/database/rows/search';
import { dealsOf, peopleOf } from '../communications/around.queries';
import { recordQueries } from '../../../platform/acts/record-lists.queries';

const { userId: owner, folded, priorityRank, deletedAt: _deleted, ...columns } = getTableColumns(crmTasks);

const sorts = {
  ...sortsOf(taskFields, columns),
  dueAt: { by: turnOf(crmTasks), type: 'timestamp', nullable: true },
  priorityRank: columnSort(priorityRank),
};

const words = { text: folded, holds: namesIn('search', taskFields) };

// Each says the same twice: `done_at` for the index of the open ones, `is_done` for the one that a list is sorted by.
const inState = {
  open: and(isNull(columns.doneAt), eq(columns.isDone, false)),
  done: and(isNotNull(columns.doneAt), eq(columns.isDone, true)),
  all: undefined,
};

const isAround = (company: number): SQL | undefined =>
  or(
    eq(columns.companyId, company),
    sql`${columns.contactId} in ${peopleOf(owner, company)}`,
    sql`${columns.opportunityId} in ${dealsOf(owner, company)}`,
  );

const found = ({ q, filter, state, contact, company, around, opportunity }: z.output<typeof taskSearch>) =>
  and(
    inState[state],
    searching(folded, q, { begins: true }),
    contact ? eq(columns.contactId, contact) : undefined,
    company ? eq(columns.companyId, company) : undefined,
    around ? isAround(around) : undefined,
    opportunity ? eq(columns.opportunityId, opportunity) : undefined,
    filteredBy(columns, filter, words),
  );

export const taskQueries = recordQueries<Task, keyof typeof sorts, z.output<typeof taskSearch>>({
  table: crmTasks,
  columns,
  sorts,
  found,
});

/** The open tasks of an account that are overdue at a time, and those due on that day. */
export async function countDueTasks(db: Db, owner: Owner, at: Date): Promise<DueTasks> {
  const tomorrow = startOfDay(addDays(dayOf(at), 1));
  const isOverdue = sql`${columns.dueAt} < ${overdueBefore(at)}::timestamptz`;
  const [row] = await db
    .select({
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
      today: sql<number>`(count(*) filter (where not ${isOverdue}))::int`,
    })
    .from(crmTasks)
    .where(
      and(
        eq(crmTasks.userId, owner),
        isNull(crmTasks.deletedAt),
        isNull(crmTasks.doneAt),
        sql`${columns.dueAt} < ${tomorrow}::timestamptz`,
      ),
    );
  return row ?? { overdue: 0, today: 0 };
}
