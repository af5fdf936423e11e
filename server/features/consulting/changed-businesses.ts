import { doerOf } from '../../platform/accounts/log.queries';
import { createBatchWriter } from '../../platform/database/batch-writer';
import type { Owner } from '../../platform/database/rows/owner';
import type { FeatureDeps } from '../../platform/feature';
import { type BusinessChange, logBusinessChanges } from './changed-businesses.queries';

/** Who calls, and for whom. */
export type ChangedBy = Parameters<typeof doerOf>[0] & { owner: Owner };

/** Notes that a call has changed what a business says of itself; nobody waits for it. */
export type NoteChange = (call: ChangedBy, companyId: number) => void;

const hour = 60 * 60_000;
const mostNoted = 10_000;

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
  const noteChange: NoteChange = ({ owner, ...call }, companyId) => {
    const doer = doerOf(call, now());
    const key = `${companyId} ${doer.actor.id}`;
    if ((noted.get(key) ?? 0) > doer.at.getTime() - hour) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(key, doer.at.getTime());
    writer.add({ owner, companyId, ...doer });
  };
  return { noteChange, written: () => writer.written() };
}
