import type { ImportedFields } from '../imported-fields';
import { contactFields } from '../../../../../shared/leads/contacts/fields';
import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import { contactMessages } from '../../../../../shared/leads/contacts/messages';
import { contactChanges } from '../../../../../shared/leads/contacts/schemas';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import { type Message, say } from '../../../../../shared/message';
import type { Planning } from '../../../../platform/imports/import-target';
import { folded, splitAt } from '../../../../../shared/plain-text';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { phoneNotes, pointsIn } from './points-in';
import { ownValuesIn } from './own-values';
import { companyIn } from './named-in-row';
import {
  checked,
  extrasOf,
  type Reading,
  tagsIn,
  textIn,
  timeIn,
  valuesIn,
  type WantSettings,
} from './wanted';

const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** The points of a row that can be stored, the first of each kind being the primary one, and the addresses that are none. */
function readablePoints(row: ReadRow) {
  const points = pointsIn(row);
  const isWrong = ({ kind, value }: ContactPoint) => kind === 'email' && !isEmail(value);
  const readable = points.filter((point) => !isWrong(point));
  return {
    points: readable.map((point) => ({
      ...point,
      primary: point === readable.find(({ kind }) => kind === point.kind),
    })),
    wrong: points.filter(isWrong).map(({ value }) => value),
  };
}

/** The first and last name in a whole name: `García Ruiz, Ana` or `Ana García Ruiz`. */
function namesIn(name: string | undefined): {
  firstName?: string | undefined;
  lastName?: string | undefined;
} {
  if (!name) return {};
  const [last, first] = splitAt(name, ',');
  if (first) return { firstName: first, lastName: last };
  const [word, ...others] = name.split(/\s+/);
  return { firstName: word, lastName: others.join(' ') || undefined };
}

/** Names in several columns as one; a further one that the first has already is left out. */
const joinedName = (name: string | undefined, further: string | undefined) =>
  name && further && !folded(name).endsWith(folded(further)) ? `${name} ${further}` : (name ?? further);

/** The names of a row, from their own columns or a whole one. */
function namesOf(row: ReadRow) {
  const text = (field: string) => textIn(row, field);
  const firstName = joinedName(text('firstName'), text('middleName'));
  const lastName = joinedName(text('lastName'), text('secondLastName'));
  const whole = text('fullName');
  if (!whole || (firstName && lastName)) return { firstName, lastName };
  if (lastName) return { firstName: firstName ?? besidesLast(whole, lastName), lastName };
  return firstName ? { firstName, lastName: besidesFirst(whole, firstName) } : namesIn(whole);
}

const beginsWith = (text: string, part: string) => folded(text).startsWith(`${folded(part)} `);

/** What a whole name says besides a part that has a column of its own; a name without that part is the first name. */
function besidesLast(whole: string, last: string): string | undefined {
  if (folded(whole) === folded(last)) return undefined;
  if (folded(whole).endsWith(` ${folded(last)}`)) return whole.slice(0, -last.length).trim();
  return beginsWith(whole.replace(',', ' '), last) ? whole.slice(last.length).replace(/^[\s,]+/, '') : whole;
}

const besidesFirst = (whole: string, first: string): string | undefined =>
  beginsWith(whole, first) ? whole.slice(first.length).trim() : undefined;

/** The statuses of a contact, the furthest first. */
const furthest = ['customer', 'disqualified', 'qualified', 'working', 'new'] as const;

/** The status of a row; where columns say several, such as HubSpot's lead status and lifecycle stage, the furthest. */
const statusIn = ({ values }: ReadRow) => furthest.find((status) => values.status?.includes(status));

/** What a row says a contact is. */
export function wantContact(row: ReadRow, planning: Planning, { own }: WantSettings): Reading {
  const { points, wrong } = readablePoints(row);
  const names = namesOf(row);
  const form = {
    ...valuesIn(row, contactFields),
    ...names,
    status: statusIn(row),
    ...(points.length > 0 && { points }),
  };
  const { fields, errors } = checked(planning, contactChanges, form, { points: 'email' });
  const { points: kept, ...others } = fields;
  const values = ownValuesIn(row, own);
  const createdAt = timeIn(row, 'createdAt');
  // Who is known without the address is imported, and keeps it as a note.
  const isKnown = names.firstName || names.lastName || points.some(({ kind }) => kind === 'email');
  const saidOf = (message: Message) => wrong.map((value) => say(message, { value: value.slice(0, 100) }));
  return {
    wanted: {
      externalId: textIn(row, 'externalId'),
      fields: { ...others, ...(createdAt && { createdAt }) },
      points: kept ?? [],
      company: companyIn(row) ?? {},
      tags: tagsIn(row),
      own: values.own,
      extras: [...extrasOf(row), ...phoneNotes(row), ...(isKnown ? wrong : [])],
    },
    errors: [...(isKnown ? [] : saidOf(leadImportMessages['email.wrong'])), ...errors, ...values.errors],
    warnings: isKnown ? saidOf(leadImportMessages['email.noted']) : [],
  };
}

/** What is missing from a new contact. */
export const contactLacks = ({ points = [], ...fields }: ImportedFields): string | null => {
  const isNamed = fields.firstName || fields.lastName || points.some(({ kind }) => kind === 'email');
  return isNamed ? null : contactMessages['name.orEmail'];
};
