import { doerOf } from '../../platform/accounts/log.queries';
import type { Db } from '../../platform/database/database';
import { createBatchWriter } from '../../platform/database/batch-writer';
import type { Owner } from '../../platform/database/rows/owner';
import type { FeatureDeps } from '../../platform/feature';
import type { Company } from '../../../shared/consulting/tables';
import { type BusinessChange, logBusinessChanges } from './changed-businesses.queries';
import { lockOwnedCompany } from './ownership.queries';

/** Who calls, and for whom. */
export type ChangedBy = Parameters<typeof doerOf>[0] & { owner: Owner };

/** Notes that a call has changed what a business says of itself; nobody waits for it. */
export type NoteChange = (call: ChangedBy, companyId: number) => void;

const hour = 60 * 60_000;
const mostNoted = 10_000;

/** Writes to a business of the caller's, whose row is locked meanwhile, and notes that it changed. */
export async function changeBusiness<Written>(
  { db, noteChange }: { db: Db; noteChange: NoteChange },
  call: ChangedBy,
  companyId: number,
  write: (tx: Db, business: Company) => Promise<Written>,
): Promise<Written> {
  const written = await db.transaction(async (tx) =>
    write(tx, await lockOwnedCompany(tx, call.owner, companyId)),
  );
  noteChange(call, companyId);
  return written;
}

/** Notes in the log of an account who changed its businesses, since no act records it. */
export function changedBusinesses({ db, logger, now }: Pick<FeatureDeps, 'db' | 'logger' | 'now'>) {
  const writer = createBatchWriter<BusinessChange>({
    name: 'changes of businesses',
    write: async (changes) => {
      await logBusinessChanges(db, changes);
    },
    logger,
  });
  // Who changes much in an hour is not looked up each time.
  const noted = new Map<string, number>();
  const noteChange: NoteChange = ({ owner, user, address }, companyId) => {
    const doer = doerOf({ user, address }, now());
    const key = `${companyId} ${doer.actor.id}`;
    if ((noted.get(key) ?? 0) > doer.at.getTime() - hour) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(key, doer.at.getTime());
    writer.add({ owner, companyId, ...doer });
  };
  return { noteChange, written: () => writer.written() };
}
