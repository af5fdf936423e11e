import type { Finder } from '../redacting/finder';
import { lastDigits } from '../redacting/phone-words';
import { withoutPerson } from '../redacting/without-person';

/** The stored parts of a row of an import. */
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
 * Removes the person from a value in a row or column that is known to be about them. There, a single name of any
 * length or a phone in any spelling identifies them.
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

/** A row without the person; undefined if it does not name them. */
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
