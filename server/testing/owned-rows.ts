import type { Db } from '../platform/database/database';
import type { BuiltUser, builders } from './builders';

interface Making {
  db: Db;
  build: ReturnType<typeof builders>;
}

/** A serial id, or the UUID of an act. */
export type RowId = number | string;

/** Creates a row of each kind that an account owns in a feature, for the ids in the paths of its endpoints. */
export type OwnedRows = (making: Making, owner: BuiltUser) => Promise<{ id: RowId }[]>;

const makers = import.meta.glob<{ ownedRows: OwnedRows }>('../{features,platform}/*/testing/owned-rows.ts', {
  eager: true,
});

/** The ids of an account's rows in all features. */
export async function idsOwnedBy(owner: BuiltUser, making: Making): Promise<RowId[]> {
  const ids = new Set<RowId>();
  for (const { ownedRows } of Object.values(makers))
    for (const { id } of await ownedRows(making, owner)) ids.add(id);
  return [...ids];
}

/** The ids that fit a path: numbers for `:id` parameters, any id for others. */
export const idsFor = (path: string, ids: readonly RowId[]): RowId[] =>
  ids.filter((id) => typeof id === 'number' || !/:(id|\w+Id)\b/.test(path));
