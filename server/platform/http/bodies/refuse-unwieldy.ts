import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** How deep a body may be nested, and how many values it may hold: far more than any form of ours, and quickly parsed. */
export const bodyLimits = { depth: 20, values: 50_000 } as const;

const space = 0x20;
const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opensList = 0x5b;
const closesList = 0x5d;
const opensObject = 0x7b;
const closesObject = 0x7d;

/**
 * Looks at a body of JSON before it is parsed, since parsing millions of brackets takes seconds and gigabytes. Throws
 * 415 for another encoding than UTF-8, 400 for bytes that are none, 413 past the limits; other nonsense is left to the
 * parser. Takes about 2 ms a megabyte.
 */
export function refuseUnwieldy(body: Buffer, encoding: string): void {
  if (encoding.toLowerCase() !== 'utf-8') throw new AppError(415, messages['body.notJson']);
  if (!isUtf8(body)) throw new AppError(400, messages['body.broken']);
  let depth = 0;
  // Each value comes after a comma or the bracket that opens, but the outermost.
  let values = 1;
  let isEmpty = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number;
    if (byte === closesList || byte === closesObject) {
      if (isEmpty) values -= 1;
      depth -= 1;
    }
    if (byte > space) isEmpty = false;
    if (byte === quote) at = endOfText(body, at);
    else if (byte === comma) values += 1;
    else if (byte === opensList || byte === opensObject) {
      isEmpty = true;
      values += 1;
      depth += 1;
    }
    // One more, for a bracket that may turn out to hold nothing.
    if (depth > bodyLimits.depth || values > bodyLimits.values + Number(isEmpty))
      throw new AppError(413, messages['body.large']);
  }
}

/** Where the text that begins at a quote ends: at the next quote with an even number of backslashes before it. */
function endOfText(body: Buffer, start: number): number {
  let end = start;
  do {
    end = body.indexOf(quote, end + 1);
    if (end === -1) return body.length;
  } while (backslashesBefore(body, end) % 2 === 1);
  return end;
}

function backslashesBefore(body: Buffer, at: number): number {
  let count = 0;
  while (body[at - 1 - count] === backslash) count += 1;
  return count;
}
