import type { SQL } from 'drizzle-orm';
import type { crmCommunications } from '../../../shared/leads/communications/tables';
import type { crmTasks } from '../../../shared/leads/tasks/tables';
import type { Db } from '../../platform/database/database';

/**
 * Locks rows that contain names of several records, before these names are updated. Acts that rename a contact and
 * its company lock different records. Without this lock, the second act to write a row would use names that it read
 * before waiting for the first.
 */
export const holdNamed = (
  tx: Db,
  table: typeof crmTasks | typeof crmCommunications,
  which: SQL | undefined,
): PromiseLike<unknown> =>
  tx.select({ id: table.id }).from(table).where(which).orderBy(table.id).for('no key update');
