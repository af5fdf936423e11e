import { type ContactPoint, pointLabels } from '../../../../../shared/leads/contacts/scales';
import { readFlag, readList } from '../../../../platform/imports/values/flags-and-lists';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { besidePoint } from '../fields/contact-point-fields';
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

/** The headers of the fields in our own files. */
const ownHeaders: Record<string, string> = { email: 'email', phone: 'phone', phoneMobile: 'mobile' };

/** An address without what programs put around it. */
const cleanEmail = (text: string) =>
  text
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^>]+)>$/, '$1')
    .trim();

const samePhone = (left: string, right: string) => left.replace(/\D/g, '') === right.replace(/\D/g, '');
export const samePoint = (left: ContactPoint, right: Pick<ContactPoint, 'kind' | 'value'>) =>
  left.kind === right.kind &&
  (left.kind === 'email'
    ? left.value.toLowerCase() === right.value.toLowerCase()
    : samePhone(left.value, right.value));

/** A phone with the calling code that stands in a column of its own. */
function withPrefix(phone: string, prefix: string | undefined): string {
  const code = /^\+?\d{1,4}$/.exec(prefix?.trim() ?? '')?.[0];
  return code && !phone.startsWith('+') ? `+${code.replace('+', '')} ${phone}` : phone;
}

/** What stands beside an address or a phone in our own files: its label, and whether others share it. */
function besideIn(row: ReadRow, field: string, index: number) {
  const name = index === 0 ? ownHeaders[field] : `${ownHeaders[field]}_${index + 1}`;
  const label = textIn(row, besidePoint(`${name}_label`));
  const shared = readFlag(textIn(row, besidePoint(`${name}_shared`)) ?? '') ?? false;
  return { label: pointLabels.find((each) => each === label), shared };
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

/** The addresses and phones of a row, each once; the first of a kind is the primary one. */
export function pointsIn(row: ReadRow): ContactPoint[] {
  const points: ContactPoint[] = [];
  for (const { field, kind, text, index: place, label, shared } of pointCells(row)) {
    for (const [index, part] of (row.isExact ? [text] : readList(text)).entries()) {
      const prefix = field === 'phone' && place + index === 0 ? textIn(row, 'phonePrefix') : undefined;
      const value = kind === 'email' ? cleanEmail(part) : withPrefix(part, prefix);
      if (points.some((known) => samePoint(known, { kind, value }))) continue;
      const primary = !points.some((known) => known.kind === kind);
      points.push({ kind, value, label, primary, shared });
    }
  }
  return points;
}
