import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rowId } from '../../../../shared/fields';
import { StaleCursor } from './stale';

/** The position at the end of a page: the sort value of the last row, in PostgreSQL's text form, and the row's id. */
export type Cursor = [value: string | null, id: number];

/** A short hash that identifies a list with its order and filters. */
export function fingerprintOf(list: string, asked: object): string {
  const named = Object.entries(asked).toSorted(([left], [right]) => left.localeCompare(right));
  return createHash('sha256')
    .update(JSON.stringify([list, named]))
    .digest('base64url')
    .slice(0, 12);
}

/** Encodes a cursor for the client. */
export const cursorText = ([value, id]: Cursor, fingerprint: string): string =>
  Buffer.from(JSON.stringify([value, id, fingerprint])).toString('base64url');

/** Decodes a cursor; throws `StaleCursor` when it was made for another list. */
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

/**
 * Throws `StaleCursor` when PostgreSQL cannot convert the cursor's value to the column's type (SQLSTATE class 22): the
 * cursor was written by hand.
 */
export async function whileCursorFits<T>(cursor: string | undefined, statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
    throw cursor !== undefined && code.startsWith('22') ? new StaleCursor() : error;
  }
}
