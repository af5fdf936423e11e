import type { StopReason } from '../../../../../shared/marketing/sequences/scales';
import type { FollowerDeps } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { stopWaiting } from '../messages/message-states.queries';
import { stop } from './enrolments.queries';

interface Stopping {
  owner: Owner;
  leadId: number;
  at: Date;
}

/**
 * Ends the sequences of a lead and what waits in them, all or those that it entered by a moment; resolves to their number.
 */
export async function stopEnrolments(
  tx: Db,
  { owner, leadId, at }: Stopping,
  reason: StopReason,
  enteredBy?: Date,
): Promise<number> {
  const ids = await stop(tx, owner, { leadId, enteredBy }, reason, at);
  for (const enrolmentId of ids) await stopWaiting(tx, owner, enrolmentId, reason);
  if (ids.length > 0) await insertLeadEvents(tx, owner, [{ leadId, kind: 'stopped', at, data: { reason } }]);
  return ids.length;
}

/** Whoever withdraws gets nothing more of any sequence. */
export const stopWithdrawn = async (tx: Db, withdrawn: Stopping, _deps: FollowerDeps): Promise<void> =>
  void (await stopEnrolments(tx, withdrawn, 'consent'));
