import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors';
import { messages } from '../../../../shared/messages';

/** Maximum nesting depth and number of values of a JSON body: far more than our forms need, and fast to parse. */
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
 * Checks a JSON body before it is parsed, because parsing millions of brackets takes seconds and gigabytes. Throws 415
 * for an encoding other than UTF-8, 400 for invalid UTF-8 and 413 above the limits; the parser finds other errors.
 * Takes about 2 ms per megabyte.
 */
export function refuseUnwieldy(body: Buffer, encoding: string): void {
  if (encoding.toLowerCase() !== 'utf-8') throw new AppError(415, messages['body.notJson']);
  if (!isUtf8(body)) throw new AppError(400, messages['body.broken']);
  let depth = 0;
  // Every value but the outermost follows a comma or an opening bracket.
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
    // One more is allowed for an opening bracket that may turn out to be empty.
    if (depth > bodyLimits.depth || values > bodyLimits.values + Number(isEmpty))
      throw new AppError(413, messages['body.large']);
  }
}

/** The end of the string that begins at a quote: the next quote after an even number of backslashes. */
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
