import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import { importLimits } from '../../../../shared/imports/scales';
import type { Db } from '../../../platform/database/database';
import { findRoom } from '../../../platform/holdings/holdings.queries';
import { countCreated } from '../../../platform/imports/import-counts.queries';
import { findKeysBeside } from '../../../platform/imports/import-rows.queries';
import type { Planning } from '../../../platform/imports/import-target';

/** What an account has room for while rows are planned. */
export interface Room {
  /** Records of the entity that may still be made. */
  records: number;
  /** Tags that the file may make in all, and those that it names so far, folded. */
  tags: number;
  newTags: Set<string>;
}

/** By it the rows are found that are the first to name a tag. */
const mark = '#';

/** The keys of a row that is the first to name some tags. */
export const keysOfTags = (tags: readonly string[]): string[] =>
  tags.length === 0 ? [] : [mark, ...tags.map((tag) => `${mark}${tag}`)];

/** The tags that earlier rows would make; those of a file that is written are there. */
async function tagsBefore(tx: Db, { owner, importId, isTrial }: Planning, before: number) {
  if (!isTrial) return new Set<string>();
  const keys = await findKeysBeside(tx, owner, { importId, before, key: mark });
  return new Set([...keys].filter((key) => key.startsWith(mark) && key !== mark).map((key) => key.slice(1)));
}

/** What is left for the rows of an import from a place on. */
export async function findRoomFor(
  tx: Db,
  entity: ImportedEntity,
  planning: Planning,
  before: number,
): Promise<Room> {
  const { owner, importId, isTrial } = planning;
  const newTags = await tagsBefore(tx, planning, before);
  const free = await findRoom(tx, owner, entity);
  // Counting takes its time, and a file that fits anyway needs none.
  const isNear = isTrial && free < importLimits.rows;
  const coming = isNear ? await countCreated(tx, owner, { importId, before }) : 0;
  return { records: free - coming, tags: await findRoom(tx, owner, 'tag'), newTags };
}
