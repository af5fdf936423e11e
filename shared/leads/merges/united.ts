import type { Fields } from '../../acts/tables';
import type { ContactPoint } from '../contacts/scales';

/** Whether a field is empty. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A phone equals itself with its country code; shorter numbers are compared as a whole. */
const nationalDigits = 9;

function samePoint(left: ContactPoint, right: ContactPoint): boolean {
  if (left.kind !== right.kind) return false;
  if (left.kind === 'email') return left.value.toLowerCase() === right.value.toLowerCase();
  const [short, long] = [left, right]
    .map(({ value }) => value.replace(/\D/g, ''))
    .toSorted((one, other) => one.length - other.length) as [string, string];
  return short === long || (short.length >= nationalDigits && long.endsWith(short));
}

/** Each address and phone once; the first of each kind is the primary one. A point is shared if any copy of it is. */
export function unitedPoints(points: readonly ContactPoint[]): ContactPoint[] {
  const united: ContactPoint[] = [];
  for (const point of points) {
    const known = united.find((each) => samePoint(each, point));
    if (known) known.shared ||= point.shared;
    else united.push({ ...point });
  }
  for (const kind of ['email', 'phone'] as const) {
    const main = united.find((point) => point.kind === kind && point.primary);
    for (const point of united) if (point.kind === kind) point.primary = point === main;
  }
  return united;
}

/** The combined values of own fields: lists of choices are united, other fields take the value from `taken`. */
export function unitedOwn(records: readonly Fields[], taken: (key: string) => unknown): Fields {
  const all = records.map(({ own }) => (own ?? {}) as Fields);
  const keys = new Set(all.flatMap((own) => Object.keys(own)));
  const values = [...keys].map((key) => {
    const held = all.map((own) => own[key]);
    return [key, held.some(Array.isArray) ? [...new Set(held.flatMap((value) => value ?? []))] : taken(key)];
  });
  return Object.fromEntries(values.filter(([, value]) => !isEmpty(value))) as Fields;
}

/** Joins distinct texts with line breaks; null when there are none. */
export const joinedText = (texts: readonly (string | null | undefined)[]): string | null =>
  [...new Set(texts.map((text) => text?.trim()).filter(Boolean))].join('\n\n') || null;
