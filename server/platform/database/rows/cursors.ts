import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rowId } from '../../../../shared/fields';
import { StaleCursor } from './stale';

/** Where a page ended: the value that its last row is sorted by, as PostgreSQL writes it, and its id. */
export type Cursor = [value: string | null, id: number];

/** Tells one list, order and choice of filters from another. */
export function fingerprintOf(list: string, asked: object): string {
  const named = Object.entries(asked).toSorted(([left], [right]) => left.localeCompare(right));
  return createHash('sha256')
    .update(JSON.stringify([list, named]))
    .digest('base64url')
    .slice(0, 12);
}

/** A cursor as it is handed out. */
export const cursorText = ([value, id]: Cursor, fingerprint: string): string =>
  Buffer.from(JSON.stringify([value, id, fingerprint])).toString('base64url');

/** The position in a cursor; throws `StaleCursor` for one that was not made for this list. */
export function readCursor(text: string, fingerprint: string): Cursor {
  const made = z.tuple([z.string().nullable(), rowId, z.literal(fingerprint)]).safeParse(parsed(text));
  if (!made.success) throw new StaleCursor();
  const [value, id] = made.data;
  return [value, id];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** PostgreSQL could not read a value as what the column holds (SQLSTATE class 22): somebody wrote the cursor by hand. */
export async function whileCursorFits<T>(cursor: string | undefined, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    throw cursor !== undefined && code.startsWith('22') ? new StaleCursor() : error;
  }
}
