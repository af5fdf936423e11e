import type { SQL } from 'drizzle-orm';
import type { crmCommunications } from '../../../shared/leads/communications/tables';
import type { crmTasks } from '../../../shared/leads/tasks/tables';
import type { Db } from '../../platform/database/database';

/**
 * Locks rows that name several records, before the names are written anew. The act that renames their contact and the
 * one that renames their company lock different records; the second to write a row would otherwise read the names as
 * they were before it waited for the first.
 */
export const holdNamed = (
  tx: Db,
  table: typeof crmTasks | typeof crmCommunications,
  which: SQL | undefined,
): PromiseLike<unknown> =>
  tx.select({ id: table.id }).from(table).where(which).orderBy(table.id).for('no key update');
