import { and, eq, sql } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { contactMessages } from '../../../../shared/leads/contacts/messages';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import { crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { conflict } from '../../../platform/http/errors';
import { firstTagOf } from '../tags/first-tag.queries';
import { homeCountry } from '../settings.queries';

type PhoneKey = typeof import('../phones').phoneKey;

interface Reachable {
  id: number;
  points: ContactPoint[];
  country: string;
  isLive: boolean;
}

/** The main point of a kind: the primary one, else the first. */
const mainOf = (points: ContactPoint[], kind: ContactPoint['kind']) => {
  const ofKind = points.filter((point) => point.kind === kind);
  return (ofKind.find(({ primary }) => primary) ?? ofKind[0])?.value ?? null;
};

const valuesOf = (points: ContactPoint[], kind: ContactPoint['kind']) =>
  points.filter((point) => point.kind === kind).map(({ value }) => value);

/** For the search: the digits of phones as they are written and, if they are numbers, with the prefix of their country. */
function phoneDigits({ points, country }: Reachable, phoneKey: PhoneKey): string | null {
  const phones = valuesOf(points, 'phone').flatMap((phone) => [phone, phoneKey(phone, country) ?? '']);
  const digits = new Set(phones.map((phone) => phone.replace(/\D/g, '')).filter(Boolean));
  return [...digits].join(' ') || null;
}

/** Rebuilds the points of these contacts; throws 409 for an address that another contact has. */
async function replacePoints(tx: Db, owner: Owner, contacts: readonly Reachable[], ids: readonly number[]) {
  // One contact at a time: without statistics, PostgreSQL would read the whole table for many at once.
  await tx.execute(
    sql`delete from ${crmContactPoints} where ${eq(crmContactPoints.userId, owner)} and ${crmContactPoints.id} = any(array(
      select own.id from unnest(${`{${ids.join()}}`}::text::int[]) as asked (id)
        cross join lateral (select id from ${crmContactPoints}
          where ${crmContactPoints.contactId} = asked.id offset 0) as own))`,
  );
  const { phoneKey } = await import('../phones');
  const normalised = ({ kind, value }: ContactPoint, country: string) =>
    kind === 'email' ? value.toLowerCase() : phoneKey(value, country);
  const points = contacts
    .filter(({ isLive }) => isLive)
    .flatMap(({ id, country, points: own }) =>
      own.map((point) => ({ ...point, contactId: id, normalised: normalised(point, country) })),
    );
  if (points.length === 0) return;
  const insert = tx.execute(
    sql`insert into ${crmContactPoints} (user_id, contact_id, kind, value, normalised, label, is_primary, is_shared)
      select ${owner}::int, "contactId", kind, value, normalised, label, "primary", shared
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as one
        ("contactId" int, kind text, value text, normalised text, label text, "primary" boolean, shared boolean)`,
  );
  await onBroken({ crm_contact_points_email: () => conflict(contactMessages['email.taken']) }, insert);
}

/** The name of a contact's company, while it is not in the bin. */
const companyName = sql`(select ${crmCompanies.name} from ${crmCompanies}
  where ${crmCompanies.id} = ${crmContacts.companyId} and ${crmCompanies.deletedAt} is null)`;

const reachedBy = (contact: Reachable, phoneKey: PhoneKey) => ({
  id: contact.id,
  email: mainOf(contact.points, 'email'),
  phone: mainOf(contact.points, 'phone'),
  emails: valuesOf(contact.points, 'email').join(' ') || null,
  digits: phoneDigits(contact, phoneKey),
});

async function refreshContacts(tx: Db, owner: Owner, ids: readonly number[]) {
  const { id, points, country, userId, tags } = crmContacts;
  const contacts = await tx
    .select({
      id,
      points,
      country: sql<string>`coalesce(${country}, ${homeCountry(owner)})`,
      isLive: sql<boolean>`${crmContacts.deletedAt} is null`,
    })
    .from(crmContacts)
    .where(and(eq(userId, owner), among(id, ids)));
  await replacePoints(tx, owner, contacts, ids);
  const { phoneKey } = await import('../phones');
  const reached = contacts.map((contact) => reachedBy(contact, phoneKey));
  await tx.execute(
    sql`update ${crmContacts} set email = reached.email, phone = reached.phone, emails = reached.emails,
        phone_digits = reached.digits, first_tag = ${firstTagOf(owner, tags)}, company_name = ${companyName}
      from jsonb_to_recordset(${JSON.stringify(reached)}::jsonb)
        as reached (id int, email text, phone text, emails text, digits text)
      where ${id} = reached.id and ${userId} = ${owner}`,
  );
}

/**
 * Counts the contacts of companies, and copies company names to contacts. `materialized` keeps PostgreSQL from
 * counting again for each row.
 */
async function refreshCompanies(tx: Db, owner: Owner, ids: readonly number[]) {
  const { id, userId, contactCount, deletedAt } = crmCompanies;
  const mine = sql`${eq(userId, owner)} and ${among(id, ids)}`;
  await tx.execute(
    sql`with firm as materialized (select ${id} as id, (select count(*) from ${crmContacts}
          where ${crmContacts.companyId} = ${id} and ${crmContacts.deletedAt} is null) as contacts
        from ${crmCompanies} where ${mine})
      update ${crmCompanies} set contact_count = firm.contacts from firm
      where ${id} = firm.id and ${eq(userId, owner)} and ${contactCount} <> firm.contacts`,
  );
  await tx.execute(
    sql`with firm as materialized (
        select ${id} as id, case when ${deletedAt} is null then ${crmCompanies.name} end as name
        from ${crmCompanies} where ${mine})
      update ${crmContacts} set company_name = firm.name from firm
      where ${crmContacts.companyId} = firm.id and ${eq(crmContacts.userId, owner)}
        and ${crmContacts.companyName} is distinct from firm.name`,
  );
}

export const contactDerivations: readonly Derivation[] = [
  { entity: 'contact', refresh: refreshContacts },
  { entity: 'company', refresh: refreshCompanies },
];
