import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import { readFlag, readList } from '../../../../platform/imports/values/flags-and-lists';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { lettersOf } from '../../../../../shared/plain-text';
import { besidePoint, labelHeaders } from '../fields/contact-point-fields';
import { textIn } from './wanted';

/** The label of the points of each field. */
const pointFields: [field: string, kind: ContactPoint['kind'], label: ContactPoint['label']][] = [
  ['email', 'email', 'work'],
  ['emailWork', 'email', 'work'],
  ['emailPersonal', 'email', 'personal'],
  ['emailOther', 'email', 'other'],
  ['phone', 'phone', 'work'],
  ['phoneWork', 'phone', 'work'],
  ['phoneMobile', 'phone', 'mobile'],
  ['phonePersonal', 'phone', 'personal'],
  ['phoneOther', 'phone', 'other'],
];

/** An address without what programs put around it. */
const cleanEmail = (text: string) =>
  text
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>$/, '$1')
    .trim();

const samePhone = (left: string, right: string) => left.replace(/\D/g, '') === right.replace(/\D/g, '');
export const samePoint = (left: ContactPoint, right: Pick<ContactPoint, 'kind' | 'value'>) =>
  left.kind === right.kind &&
  (left.kind === 'email'
    ? left.value.toLowerCase() === right.value.toLowerCase()
    : samePhone(left.value, right.value));

/** A phone with the calling code that stands in a column of its own; a code of a country is none. */
function withPrefix(phone: string, prefix: string | undefined): string {
  const code = /^\+?\d{1,4}$/.exec(prefix?.trim() ?? '')?.[0];
  return code && !phone.startsWith('+') ? `+${code.replace('+', '')} ${phone}` : phone;
}

/** What files call the labels of addresses and phones. */
const labelWords: Record<string, ContactPoint['label']> = {
  work: 'work',
  trabajo: 'work',
  laboral: 'work',
  main: 'work',
  business: 'work',
  home: 'personal',
  casa: 'personal',
  personal: 'personal',
  particular: 'personal',
  mobile: 'mobile',
  movil: 'mobile',
  cell: 'mobile',
  celular: 'mobile',
  other: 'other',
  otro: 'other',
};

/** What stands beside an address or a phone: its label, and in our own files whether others share it. */
function besideIn(row: ReadRow, field: string, index: number) {
  const header = row.headers[field]?.[index] ?? '';
  const [label] = labelHeaders(header).flatMap((one) => textIn(row, besidePoint(one)) ?? []);
  const shared = readFlag(textIn(row, besidePoint(`${header}_shared`)) ?? '') ?? false;
  return { label: labelWords[lettersOf(label ?? '')], shared };
}

/** The cells of a row with points; a mobile phone comes before the second phone, as our own files have them. */
function pointCells(row: ReadRow) {
  const cells = pointFields.flatMap(([field, kind, usual]) =>
    ((row.values[field] ?? []) as string[]).map((text, index) => {
      const { label = usual, shared } = besideIn(row, field, index);
      return { field, kind, text, index, label, shared };
    }),
  );
  const isFurther = ({ field, index }: (typeof cells)[number]) => field === 'phone' && index > 0;
  return [...cells.filter((cell) => !isFurther(cell)), ...cells.filter(isFurther)];
}

/** The most characters of a phone; what is longer is a text about phones. */
const longestPhone = 50;

/** What stands in columns of phones and is none. */
export const phoneNotes = (row: ReadRow): string[] =>
  pointCells(row)
    .filter(({ kind }) => kind === 'phone')
    .flatMap(({ text }) => readList(text).filter(({ length }) => length > longestPhone));

/** The addresses and phones of a row, each once; the first of a kind is the primary one. */
export function pointsIn(row: ReadRow): ContactPoint[] {
  const points: ContactPoint[] = [];
  for (const { field, kind, text, index: place, label, shared } of pointCells(row)) {
    for (const [index, part] of (row.isExact ? [text] : readList(text)).entries()) {
      const prefix = field === 'phone' && place + index === 0 ? textIn(row, 'phonePrefix') : undefined;
      if (kind === 'phone' && part.length > longestPhone) continue;
      const value = kind === 'email' ? cleanEmail(part) : withPrefix(part, prefix);
      if (points.some((known) => samePoint(known, { kind, value }))) continue;
      const primary = !points.some((known) => known.kind === kind);
      points.push({ kind, value, label, primary, shared });
    }
  }
  return points;
}
