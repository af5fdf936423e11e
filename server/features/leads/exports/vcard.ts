import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import { contactFields } from '../../../../shared/leads/contacts/fields';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import { linesOf } from '../../../../shared/leads/fields/field-table';
import { contentLines, escaped } from './content-lines';

const types: Record<ContactPoint['kind'], Record<ContactPoint['label'], string>> = {
  email: {
    work: 'INTERNET,WORK',
    personal: 'INTERNET,HOME',
    mobile: 'INTERNET,CELL',
    other: 'INTERNET,OTHER',
  },
  phone: { work: 'VOICE,WORK', personal: 'VOICE,HOME', mobile: 'CELL', other: 'VOICE,OTHER' },
};

const pointLine = ({ kind, label, primary, value }: ContactPoint) =>
  `${kind === 'email' ? 'EMAIL' : 'TEL'};TYPE=${types[kind][label]}${primary ? ',PREF' : ''}:${escaped(value)}`;

const webAddress = (url: string) => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

/** The fields that are a property by themselves. */
const propertiesOf = (contact: Contact) =>
  linesOf(contactFields).map(([name, { card, kind }]) => {
    const value: unknown = contact[name];
    if (!card || typeof value !== 'string' || value === '') return '';
    return `${card}:${escaped(kind === 'link' ? webAddress(value) : value)}`;
  });

/** A contact as a vCard 3.0 (RFC 2426). */
export function vcardOf(contact: Contact, tags: readonly string[]): string {
  const { firstName, lastName, name, companyName, points } = contact;
  const place = [contact.address, contact.city, contact.region, contact.postalCode, contact.country];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `FN:${escaped(name)}`,
    companyName && `ORG:${escaped(companyName)}`,
    ...propertiesOf(contact),
    ...points.toSorted((left, right) => Number(right.primary) - Number(left.primary)).map(pointLine),
    place.some(Boolean) && `ADR;TYPE=WORK:;;${place.map(escaped).join(';')}`,
    tags.length > 0 && `CATEGORIES:${tags.map(escaped).join(',')}`,
    `REV:${contact.updatedAt.toISOString()}`,
    'END:VCARD',
  ];
  return contentLines(lines.filter((line) => typeof line === 'string').filter(Boolean));
}
