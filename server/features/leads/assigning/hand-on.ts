import type { MemberLeaving } from '../../../platform/accounts/member-leaves';
import { eventsInStep } from '../../../platform/acts/act-in-job';
import { person as acting } from '../../../platform/acts/record-deps';
import type { FollowerDeps } from '../../../platform/announcements';
import type { Db } from '../../../platform/database/database';
import { holdMember } from '../members.queries';
import { leadsRecorder } from '../recording/leads-recorder';
import { assignedEntities, findOwningMember, listAssigned } from './assigned.queries';

/**
 * Hands on what is assigned to a member who leaves, as one act: to whom the leaving says, otherwise to the account's
 * owner. What lies in the bin belongs to nobody once they are gone. Throws 400 for somebody who is no member.
 */
export async function handOn(
  tx: Db,
  { owner, person, handTo, by }: MemberLeaving,
  { now, announce }: FollowerDeps,
): Promise<void> {
  const owning = handTo === undefined ? await findOwningMember(tx, owner) : handTo;
  // An account whose owner leaves is left by everybody.
  const to = owning === person ? null : (owning ?? null);
  await holdMember(tx, owner, to);
  const doing = { owner, actor: acting(by), kind: 'bulk', entity: 'contact', at: now(), announce } as const;
  await leadsRecorder.actIn(tx, doing, async (act) => {
    for (const entity of assignedEntities)
      for (;;) {
        const ids = await listAssigned(tx, owner, { entity, person, limit: eventsInStep });
        if (ids.length === 0) break;
        await act.change(
          entity,
          ids.map((id) => ({ id, fields: { assigneeId: to } })),
        );
      }
  });
}
