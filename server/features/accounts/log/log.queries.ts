import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { accountLog } from '../../../../shared/accounts/log/tables';
import type { LogEntry } from '../../../../shared/accounts/endpoints';
import { logPage, type LogSearch } from '../../../../shared/accounts/schemas';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

const { id, at, actor, kind: itsKind, about, address } = accountLog;
const columns = { id, at, actor, kind: itsKind, about, address };

/** The whole log, newest first. */
export const exportLog = (db: Db, owner: Owner): PromiseLike<LogEntry[]> =>
  db.select(columns).from(accountLog).where(eq(accountLog.userId, owner)).orderBy(desc(id));

/** The newest entries, or those before one. */
export const listLog = (db: Db, owner: Owner, { before, person, kind }: LogSearch): PromiseLike<LogEntry[]> =>
  db
    .select(columns)
    .from(accountLog)
    .where(
      and(
        eq(accountLog.userId, owner),
        before === undefined ? undefined : lt(id, before),
        person === undefined ? undefined : sql`(${actor} ->> 'id')::int = ${person}`,
        kind && eq(itsKind, kind),
      ),
    )
    .orderBy(desc(id))
    .limit(logPage);

export const deleteLogBefore = (db: Db, before: Date): PromiseLike<unknown> =>
  db.delete(accountLog).where(lt(accountLog.at, before));
