import type { Finder } from '../redacting/finder';
import { lastDigits } from '../redacting/phone-words';
import { withoutPerson } from '../redacting/without-person';

/** What is stored of a line of an import. */
export interface Line {
  importId: number;
  place: number;
  cells: string[];
  keys: string[];
  missing: Record<string, unknown> | null;
  reason: string | null;
}

const looksLikePhone = /^[^\p{L}@]{7,40}$/u;

/**
 * A value without a person in a line or column that is known to be about them: nothing but a name of theirs, of however few
 * words, or a phone in whatever spelling names them there.
 */
export function valueWithout(value: string, finder: Finder): string {
  const { names, alone = [], phones } = finder.called;
  const said = value.trim().toLowerCase();
  if (said && [...names, ...alone].some((name) => name.toLowerCase() === said)) return '…';
  if (looksLikePhone.test(value) && lastDigits([value]).some((last) => lastDigits(phones).includes(last))) {
    return '…';
  }
  return finder.without(value);
}

/** A line without a person; undefined when it does not name them. */
export function lineWithout(line: Line, finder: Finder): Line | undefined {
  const missing = withoutPerson(line.missing, finder) as Line['missing'];
  const links = JSON.stringify(missing) !== JSON.stringify(line.missing);
  const texts = [...line.cells, ...line.keys, line.reason ?? ''];
  if (!links && !texts.some((text) => finder.finds(text))) return undefined;
  return {
    ...line,
    cells: line.cells.map((cell) => valueWithout(cell, finder)),
    keys: line.keys.map((key) => finder.without(key)),
    missing,
    reason: line.reason && finder.without(line.reason),
  };
}
