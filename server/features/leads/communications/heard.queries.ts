import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmContactPoints } from '../../../../shared/leads/contacts/tables';
import { announcement } from '../../../platform/announcements';
import type { Derivation } from '../../../platform/acts/record-kind';
import { among } from '../../../platform/database/rows/many';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Answers of contacts: their time, contact and addresses. */
export interface Heard {
  owner: Owner;
  people: readonly { contactId: number; emails: readonly string[]; at: Date }[];
}

/**
 * Contacts wrote, called or came. Announced with every act on such a communication, so followers must tolerate
 * repetitions. A submitted form does not count, because it answers nothing.
 */
export const contactHeard = announcement<Heard>('contactHeard');

const { id, userId, direction, type, deletedAt, contactIds, occurredAt } = crmCommunications;

const emails = sql<string[]>`coalesce((select array_agg(point.normalised) from ${crmContactPoints} as point
  where point.contact_id = person.id and point.kind = 'email' and not point.is_shared), '{}')`;

/** The contacts who were heard in some communications. */
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

/** Announces answers of contacts, whatever act stored them. */
export const heard: Derivation = {
  entity: 'communication',
  async refresh(tx, owner, ids, announce) {
    const people = await listHeard(tx, owner, ids);
    if (people.length > 0) await announce(tx, contactHeard, { owner, people });
  },
};
