import { and, eq, sql } from 'drizzle-orm';
import { events, type Fields } from '../../../../shared/acts/tables';
import type { ContactPoint } from '../../../../shared/leads/contacts/scales';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmMerges } from '../../../../shared/leads/merges/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { notFound } from '../../../platform/http/errors';

/**
 * A person as the account knows them: the contact, the contacts merged into it, and all their present and former
 * names, addresses and phones.
 */
export interface Person {
  ids: number[];
  name: string;
  names: string[];
  emails: string[];
  phones: string[];
  companyIds: number[];
  /** How many of the contacts were deleted before, and lay in the bin. */
  binned: number;
}

/** Ids as an array of PostgreSQL. */
export const listed = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::text::int[]`;

const filled = (values: unknown[]) => [...new Set(values.filter((value) => value))] as string[];

/**
 * The names in some states of a contact: each first name with each last name, since they may have changed separately.
 */
function said(states: readonly Fields[]) {
  const firsts = filled(states.map(({ firstName }) => firstName));
  const lasts = filled(states.map(({ lastName }) => lastName));
  const points = states.flatMap(({ points: list }) => (list ?? []) as ContactPoint[]);
  const values = (kind: string) =>
    filled(points.filter((point) => point.kind === kind).map(({ value }) => value));
  const full = firsts.flatMap((first) =>
    lasts.flatMap((last) => [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]),
  );
  return { names: [...full, ...firsts, ...lasts], emails: values('email'), phones: values('phone') };
}

const pointsOf = (contact: string) => sql`jsonb_to_recordset(${sql.raw(contact)}.points)
  as point (kind text, value text, shared boolean)`;

/**
 * The contact with everything merged into it, directly or not, and contacts in the bin that share an address: an
 * unshared address belongs to one person.
 */
const isPerson = (owner: Owner, id: number) => sql`
  with recursive parts(id) as (
    select ${id}::int union
    select part from parts
      join ${crmMerges} as merge on merge.user_id = ${owner} and merge.entity = 'contact' and merge.kept_id = parts.id
      cross join unnest(merge.merged_ids) as part
  ), addresses as (
    select lower(point.value) as address from ${crmContacts} as contact, ${pointsOf('contact')}
    where contact.user_id = ${owner} and contact.id in (select id from parts)
      and point.kind = 'email' and not point.shared
  ) select id, false as binned from parts union
    select contact.id, true from ${crmContacts} as contact, ${pointsOf('contact')}
    where contact.user_id = ${owner} and contact.deleted_at is not null
      and point.kind = 'email' and not point.shared and lower(point.value) in (select address from addresses)
      and contact.id not in (select id from parts)
  order by id`;

/** Locks a person of this owner; throws 404 for any other. */
export async function lockPerson(tx: Db, owner: Owner, id: number): Promise<Person> {
  const parts = await readRows<{ id: number; binned: boolean }>(tx, isPerson(owner, id));
  const rows = await tx
    .select()
    .from(crmContacts)
    .where(
      and(
        eq(crmContacts.userId, owner),
        among(
          crmContacts.id,
          parts.map((row) => row.id),
        ),
      ),
    )
    .orderBy(crmContacts.id)
    .for('update');
  const own = rows.find((row) => row.id === id);
  if (!own) throw notFound();
  const ids = parts.map((row) => row.id);
  const changes = await tx
    .select({ before: events.before, after: events.after })
    .from(events)
    .where(and(eq(events.userId, owner), eq(events.entity, 'contact'), among(events.entityId, ids)));
  const states = [...(rows as Fields[]), ...changes.flatMap(({ before, after }) => [before, after])];
  const companyIds = rows.flatMap(({ companyId }) => companyId ?? []);
  const binned = parts.filter((part) => part.binned).length;
  return { ids, name: own.name ?? '', companyIds, binned, ...said(states) };
}
