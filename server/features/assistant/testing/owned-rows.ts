import type { OwnedRows } from '../../../testing/owned-rows';
import { insertRun, updateRun } from '../../../platform/jobs/runs.queries';
import { insertProposal } from '../proposals/proposals.queries';
import { turnJob, type TurnResult } from '../turns/turn-job';

/** A proposal that can be confirmed, and a turn that came to nothing. */
export const ownedRows: OwnedRows = async ({ db }, user) => {
  const createdAt = new Date();
  const proposal = await insertProposal(
    db,
    { owner: user.owner, member: user.id },
    {
      tool: 'add_task',
      args: { title: 'Call' },
      effect: 'undoable',
      seen: {},
      preview: { rows: [], total: 1, outward: null, notices: [] },
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 60_000),
    },
  );
  const turn = await insertRun(db, user.owner, turnJob, createdAt);
  const result: TurnResult = { member: user.id, outcome: { kind: 'silent', why: 'slow' } };
  await updateRun(db, turn, { state: 'done', result }, createdAt);
  return [proposal, { id: turn }];
};
