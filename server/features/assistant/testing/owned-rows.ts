import type { OwnedRows } from '../../../testing/owned-rows';
import { insertProposal } from '../proposals/proposals.queries';

/** A proposal that can be confirmed. */
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
  return [proposal];
};
