import { z } from 'zod';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { defineJob } from '../../../../platform/jobs/job';
import { listBroken, listDue } from '../messages/message-states.queries';
import { loseMessage } from './end-message';
import { type SendDeps, sendMessage } from './send-message';

const SECOND = 1_000;

/** Mails that are sent at the same time. */
const together = 5;

/** Mails that are looked for at once: those that come meanwhile wait for as many at most. */
const lookedFor = 200;

/** Longer than a call of the mail server and the write of its answer can take. */
const brokenAfter = 120 * SECOND;

/** Marks what dead processes have left as being sent. */
async function findLost({ db, now }: SendDeps): Promise<void> {
  for (const { owner, ...broken } of await listBroken(db, new Date(now().getTime() - brokenAfter))) {
    await transact(db, (tx) => loseMessage(tx, { ...broken, owner: ownerOf({ userId: owner }) }, now()));
  }
}

/** Sends what is due, until nothing is; what it does not get to is done in the next run. */
export const sendRepliesJob = defineJob({
  name: 'sendMarketingReplies',
  data: z.object({}),
  limits: { seconds: 300, retries: { limit: 0, delay: 1 } },
  schedule: { everySeconds: 10 },
  async run({ signal }, deps: SendDeps) {
    await findLost(deps);
    while (!signal.aborted) {
      const due = await listDue(deps.db, deps.now(), lookedFor);
      if (due.length === 0) return;
      while (due.length > 0 && !signal.aborted)
        await Promise.all(due.splice(0, together).map((id) => sendMessage(deps, id)));
    }
  },
});
