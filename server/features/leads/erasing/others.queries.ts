import { and, eq, sql } from 'drizzle-orm';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { finderOf } from '../../../platform/redacting/finder';
import { mayHold } from '../../../platform/redacting/found-in';
import { listed, type Person } from './person.queries';
import { phoneKey } from '../phones';
import { findSettings } from '../settings.queries';

/** Names, addresses and phones of others in the account that could be confused with the person's. */
export interface Others {
  country: string;
  /** Names that contain or equal one of the person's names. */
  names: string[];
  /** The person's addresses and phones, in lower case, that others have too. */
  points: Set<string>;
}

const { userId, id, name, firstName, lastName, points } = crmContacts;

/** The contacts and companies that may share a name, address or phone with the person. */
async function listOthers(tx: Db, owner: Owner, person: Person) {
  const finder = finderOf(person);
  if (!finder) return { contacts: [], companies: [] };
  const isOther = sql`${id} <> all(${listed(person.ids)})`;
  const contacts = await tx
    .select({ firstName, lastName, name, points })
    .from(crmContacts)
    .where(and(eq(userId, owner), isOther, mayHold(sql`concat_ws(' ', ${name}, ${points}::text)`, finder)));
  const { phone } = crmCompanies;
  const companies = await tx
    .select({ phone })
    .from(crmCompanies)
    .where(and(eq(crmCompanies.userId, owner), mayHold(sql`${phone}`, finder)));
  return { contacts, companies };
}

/** How a contact may be named in a text. */
function namesOf(contact: { firstName: string | null; lastName: string | null; name: string | null }) {
  const { firstName: first, lastName: last } = contact;
  const turned = first && last ? [`${last} ${first}`, `${last}, ${first}`] : [];
  return [...(contact.name ? [contact.name] : []), ...turned].filter((said) => said.includes(' '));
}

/** Reads the names, addresses and phones of others in the account. */
export async function findOthers(tx: Db, owner: Owner, person: Person): Promise<Others> {
  const { country } = await findSettings(tx, owner);
  const { contacts, companies } = await listOthers(tx, owner, person);
  const key = ({ kind, value }: Pick<ContactPoint, 'kind' | 'value'>) =>
    kind === 'email' ? value.toLowerCase() : (phoneKey(value, country) ?? value.replace(/\D/g, ''));
  const had = new Set(contacts.flatMap((contact) => contact.points.map(key)));
  for (const { phone } of companies) if (phone) had.add(key({ kind: 'phone', value: phone }));
  const shared = [
    ...person.emails.filter((value) => had.has(key({ kind: 'email', value }))),
    ...person.phones.filter((value) => had.has(key({ kind: 'phone', value }))),
  ];
  return {
    country,
    names: [...new Set(contacts.flatMap(namesOf))],
    points: new Set(shared.map((value) => value.toLowerCase())),
  };
}
