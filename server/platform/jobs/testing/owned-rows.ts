import type { OwnedRows } from '../../../testing/owned-rows';
import { insertRun } from '../runs.queries';

export const ownedRows: OwnedRows = async ({ db }, owner) => [
  { id: await insertRun(db, owner.owner, { name: 'anything' }, new Date()) },
];
