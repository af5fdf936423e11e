import { expect, test } from 'vitest';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import { contactFields } from '../../../../shared/leads/contacts/fields';
import { linesOf, type ValueKind } from '../../../../shared/leads/fields/field-table';
import { vcardOf } from './vcard';

const written: Partial<Record<ValueKind, (name: string) => string>> = {
  text: (name) => name,
  paragraph: (name) => name,
  link: (name) => `https://${name}.example`,
  email: (name) => `${name}@example.org`,
  phone: () => '+34 972 000 111',
  country: () => 'AD',
  date: () => '1985-04-12',
};

/** A value for each field that holds a text. */
const values = new Map(
  linesOf(contactFields).flatMap(([name, { kind }]): [string, string][] => {
    const value = written[kind]?.(name);
    return value === undefined ? [] : [[name, value]];
  }),
);

test('a vCard says every text of a contact', () => {
  const contact = { ...Object.fromEntries(values), points: [], updatedAt: new Date() } as object as Contact;
  const card = vcardOf(contact, []).replaceAll('\r\n ', '');
  // Addresses and phones come with what they are for.
  const ofPoints = ['email', 'phone', 'firstTag'];
  const missing = [...values].filter(([name, value]) => !ofPoints.includes(name) && !card.includes(value));
  expect(missing).toEqual([]);
});
