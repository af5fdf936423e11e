import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { insertMessages } from '../messages/message-states.queries';
import { finish, listActive, listPlanned } from './enrolments.queries';
import { nextStep } from './next-step';

/**
 * Gives each active enrolment that has no waiting mail the next one, or ends it after its last. Resolves to the number of
 * mails that wait now.
 */
export async function planMails(
  tx: Db,
  owner: Owner,
  of: { sequence: number } | { enrolment: number },
  now: Date,
): Promise<number> {
  const active = await listActive(tx, owner, of);
  const [first] = active;
  if (!first) return 0;
  const steps = await listPlanned(tx, owner, first.sequenceId);
  const planned = [];
  const done: number[] = [];
  for (const { id, leadId, marketingCompanyId, at, mails } of active) {
    if (mails.some(({ waits }) => waits)) continue;
    const next = nextStep(steps, mails, at);
    if (next) planned.push({ ...next, marketingCompanyId, enrolmentId: id, leadId });
    else done.push(id);
  }
  await insertMessages(tx, owner, planned);
  await finish(tx, owner, done, now);
  return planned.length;
}
