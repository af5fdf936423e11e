import type { DateOrder } from '../../../../shared/imports/scales';
import { folded } from '../../../../shared/plain-text';

/** A day, and the time if the text has one. `offset` is as written; without it the time is local. */
export interface ReadDate {
  /** ISO 8601, such as 2026-03-31. */
  day: string;
  /** HH:MM:SS, and the milliseconds if there are any: HH:MM:SS.mmm. */
  time: string | null;
  offset: string | null;
}

const months: Record<string, number> = {};
const names = [
  ['jan', 'january', 'ene', 'enero'],
  ['feb', 'february', 'febrero'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'ago', 'agosto'],
  ['sep', 'sept', 'september', 'septiembre', 'setiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'dic', 'diciembre'],
];
for (const [index, spellings] of names.entries()) for (const name of spellings) months[name] = index + 1;

const two = (value: number) => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 && year <= 9999
    ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
    : undefined;
}

/** A two-digit year is in this century, as dates in a CRM are. */
const yearOf = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

interface Clock {
  time: string | null;
  offset: string | null;
}

const clockPattern =
  /^[t,\s]*(?:at |a las )?(\d{1,2})[:.h](\d{2})(?::?(\d{2})(?:[.,](\d+))?)?\s*([ap]\.?\s?m\.?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/;

/** The time after a day; undefined if the rest is not a time. */
function clockOf(text: string): Clock | undefined {
  if (text.trim() === '') return { time: null, offset: null };
  const [, hours, minutes, seconds = '00', fraction = '', half, zone] = clockPattern.exec(text.trim()) ?? [];
  if (!hours || !minutes) return undefined;
  const isAfternoon = half?.startsWith('p') ?? false;
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const rest = Number(milliseconds) > 0 ? `.${milliseconds}` : '';
  return { time: `${two(hour)}:${minutes}:${seconds}${rest}`, offset: zone ? offsetOf(zone) : null };
}

function offsetOf(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** The three numbers of a date, and the rest of the text. */
function numbersIn(text: string) {
  const [, first, second, third, rest = ''] =
    /^(\d{1,4})[/.\-\s](\d{1,2})[/.\-\s](\d{2,4})(?!\d)(.*)$/.exec(text) ?? [];
  return first && second && third ? { first, second, third, rest } : undefined;
}

/** The orders in which a date can be read; none if it is not a date. A date with a month name fits all orders. */
export function ordersOf(text: string): DateOrder[] {
  return (['ymd', 'dmy', 'mdy'] as const).filter((order) => readDate(text, order) !== undefined);
}

/** A date in words, such as `5 de marzo de 2026` or `Mar 5, 2026`. */
function inWords(text: string): ReadDate | undefined {
  const plain = text.replace(/^[a-z]{3,9}\.?,?\s+(?=\d|[a-z]{3,})/, (day) =>
    months[day.replace(/[.,\s]/g, '')] ? day : '',
  );
  const [, day, name, year, rest = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s\-.]*(?:de\s+)?([a-z]{3,10})\.?,?[\s-]*(?:de\s+|del\s+)?(\d{4}|\d{2})\b(.*)$/.exec(
      plain,
    ) ?? [];
  const [, other, first, then, after = ''] =
    /^([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b(.*)$/.exec(plain) ?? [];
  const month = months[name ?? other ?? ''];
  const iso = month && dayOf(yearOf(year ?? then ?? ''), month, Number(day ?? first));
  const clock = clockOf(name ? rest : after);
  return iso && clock ? { day: iso, ...clock } : undefined;
}

/** Reads a date with numbers in a given order; undefined if it is not one. */
export function readDate(given: string, order: DateOrder): ReadDate | undefined {
  const text = folded(given);
  const numbers = numbersIn(text);
  if (!numbers) return inWords(text);
  const { first, second, third, rest } = numbers;
  const isYearFirst = first.length === 4;
  if (isYearFirst !== (order === 'ymd') || (!isYearFirst && first.length > 2)) {
    // A four-digit year in front determines the order.
    if (!isYearFirst) return undefined;
  }
  const [year, month, day] = isYearFirst
    ? [first, second, third]
    : order === 'dmy'
      ? [third, second, first]
      : [third, first, second];
  const iso = dayOf(yearOf(year), Number(month), Number(day));
  const clock = clockOf(rest);
  return iso && clock ? { day: iso, ...clock } : undefined;
}
