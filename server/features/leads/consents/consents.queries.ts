import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Consent } from '../../../../shared/leads/consents/endpoints';
import { crmConsents, crmContactPoints, crmContacts } from '../../../../shared/leads/contacts/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';
import { notFound } from '../../../platform/http/errors';

const { id, purpose, state, wordingVersion, source, at } = crmConsents;
const columns = { id, purpose, state, wordingVersion, source, at };

const ofContact = statement((db, given: Given<{ owner: Owner; contact: number }>) =>
  db
    .select({ consent: columns })
    .from(crmContacts)
    .leftJoin(
      crmConsents,
      and(eq(crmConsents.contactId, crmContacts.id), eq(crmConsents.userId, given.owner)),
    )
    .where(
      and(
        eq(crmContacts.id, given.contact),
        eq(crmContacts.userId, given.owner),
        isNull(crmContacts.deletedAt),
      ),
    )
    .orderBy(desc(at), desc(id)),
);

/** What a contact has granted and withdrawn, the latest first; throws 404 for another owner's contact. */
export async function listConsents(db: Db, owner: Owner, contact: number): Promise<Consent[]> {
  const rows = await ofContact(db, { owner, contact });
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ consent }) => (consent ? [consent] : []));
}

export type NewConsentRow = Omit<Consent, 'id'> & { contactId: number };

/** Adds consents of this owner's contacts; they never change afterwards. */
export async function insertConsents(
  tx: Db,
  owner: Owner,
  rows: readonly NewConsentRow[],
): Promise<Consent[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(crmConsents)
    .values(rows.map((row) => ({ ...row, userId: owner })))
    .returning(columns);
}

/**
 * The addresses of contacts, among the given ones, who must not be written to: by their own request, or because they
 * withdrew from advertising.
 */
export async function listSuppressed(tx: Db, owner: Owner, ids: readonly number[]) {
  const latest = sql`(select ${state} from ${crmConsents} where ${eq(crmConsents.contactId, crmContacts.id)}
    and ${eq(crmConsents.userId, owner)} and ${eq(purpose, 'marketing')} order by ${at} desc, ${id} desc limit 1)`;
  const rows = await tx
    .select({ contactId: crmContacts.id, email: sql<string>`${crmContactPoints.normalised}` })
    .from(crmContacts)
    .innerJoin(
      crmContactPoints,
      and(eq(crmContactPoints.contactId, crmContacts.id), eq(crmContactPoints.kind, 'email')),
    )
    .where(
      and(
        eq(crmContacts.userId, owner),
        eq(crmContactPoints.userId, owner),
        among(crmContacts.id, ids),
        sql`(${crmContacts.doNotContact} or ${latest} = 'withdrawn')`,
      ),
    )
    .orderBy(crmContacts.id, crmContactPoints.id);
  return rows;
}

/** The contacts of this owner that have an address, shared or not. */
export async function listContactsByEmail(tx: Db, owner: Owner, email: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: crmContactPoints.contactId })
    .from(crmContactPoints)
    .where(
      and(
        eq(crmContactPoints.userId, owner),
        eq(crmContactPoints.kind, 'email'),
        eq(crmContactPoints.normalised, email.toLowerCase()),
      ),
    );
  return rows.map((row) => row.id);
}
