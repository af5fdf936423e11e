import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmContactPoints } from '../../../../shared/leads/contacts/tables';
import { announcement } from '../../../platform/announcements';
import type { Derivation } from '../../../platform/acts/record-kind';
import { among } from '../../../platform/database/rows/many';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** What contacts said: when, by whom, and which addresses they have. */
export interface Heard {
  owner: Owner;
  people: readonly { contactId: number; emails: readonly string[]; at: Date }[];
}

/**
 * Contacts wrote, called or came. It is announced with every act that touches such a communication, so who follows must
 * take the same again; a form that was sent is none, since nobody answers anything by it.
 */
export const contactHeard = announcement<Heard>('contactHeard');

const { id, userId, direction, type, deletedAt, contactIds, occurredAt } = crmCommunications;

const emails = sql<string[]>`coalesce((select array_agg(point.normalised) from ${crmContactPoints} as point
  where point.contact_id = person.id and point.kind = 'email' and not point.is_shared), '{}')`;

/** Who was heard in some communications. */
const listHeard = (tx: Db, owner: Owner, ids: readonly number[]) =>
  tx
    .select({ contactId: sql<number>`person.id`, emails, at: occurredAt })
    .from(crmCommunications)
    .innerJoin(sql`lateral unnest(${contactIds}) as person(id)`, sql`true`)
    .where(
      and(
        eq(userId, owner),
        among(id, ids),
        eq(direction, 'in'),
        notInArray(type, ['form', 'note']),
        isNull(deletedAt),
      ),
    );

/** Announces what was heard of contacts, whatever act brought it in. */
export const heard: Derivation = {
  entity: 'communication',
  async refresh(tx, owner, ids, announce) {
    const people = await listHeard(tx, owner, ids);
    if (people.length > 0) await announce(tx, contactHeard, { owner, people });
  },
};
