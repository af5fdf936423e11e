import type { User } from '../../shared/auth/tables';
import type { Db } from '../platform/database/database';
import type { builders } from './builders';

interface Making {
  db: Db;
  build: ReturnType<typeof builders>;
}

/** A number, or the UUID of an act. */
export type RowId = number | string;

/** Makes a row of each kind that an account owns in a feature: what the endpoints of the feature take the ids of. */
export type OwnedRows = (making: Making, owner: User) => Promise<{ id: RowId }[]>;

const makers = import.meta.glob<{ ownedRows: OwnedRows }>('../{features,platform}/*/testing/owned-rows.ts', {
  eager: true,
});

/** The ids of an account's rows in all features. */
export async function idsOwnedBy(owner: User, making: Making): Promise<RowId[]> {
  const ids = new Set<RowId>();
  for (const { ownedRows } of Object.values(makers))
    for (const { id } of await ownedRows(making, owner)) ids.add(id);
  return [...ids];
}

/** The ids that can stand in a path: a number where it says `id`, any elsewhere. */
export const idsFor = (path: string, ids: readonly RowId[]): RowId[] =>
  ids.filter((id) => typeof id === 'number' || !/:(id|\w+Id)\b/.test(path));
