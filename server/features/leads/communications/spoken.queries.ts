import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmContactPoints } from '../../../../shared/leads/contacts/tables';
import { announcement } from '../../../platform/announcements';
import type { Derivation } from '../../../platform/acts/record-kind';
import { among } from '../../../platform/database/rows/many';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';

/** Contacts with whom somebody spoke: the time, the contact and its addresses. */
export interface Spoken {
  owner: Owner;
  people: readonly { contactId: number; emails: readonly string[]; at: Date }[];
}

/**
 * Contacts wrote, called or came. Announced with every act on such a communication, so followers must tolerate
 * repetitions. A submitted form does not count, because it answers nothing.
 */
export const contactHeard = announcement<Spoken>('contactHeard');

/** Somebody of the account wrote to contacts or called them; announced as often as what was heard. */
export const contactReached = announcement<Spoken>('contactReached');

const { id, userId, direction, type, outcome, deletedAt, contactIds, occurredAt } = crmCommunications;

const emails = sql<string[]>`coalesce((select array_agg(point.normalised) from ${crmContactPoints} as point
  where point.contact_id = person.id and point.kind = 'email' and not point.is_shared), '{}')`;

/** The contacts with whom somebody spoke in some communications; what bounced reached nobody. */
const listSpoken = (tx: Db, owner: Owner, ids: readonly number[]) =>
  tx
    .select({ direction, contactId: sql<number>`person.id`, emails, at: occurredAt })
    .from(crmCommunications)
    .innerJoin(sql`lateral unnest(${contactIds}) as person(id)`, sql`true`)
    .where(
      and(
        eq(userId, owner),
        among(id, ids),
        inArray(direction, ['in', 'out']),
        notInArray(type, ['form', 'note']),
        sql`${outcome} is distinct from 'bounced'`,
        isNull(deletedAt),
      ),
    );

/** Announces who was heard and who was reached, whatever act stored it. */
export const spoken: Derivation = {
  entity: 'communication',
  async refresh(tx, owner, ids, announce) {
    const all = await listSpoken(tx, owner, ids);
    for (const [way, what] of [
      ['in', contactHeard],
      ['out', contactReached],
    ] as const) {
      const people = all.flatMap(({ direction: its, ...person }) => (its === way ? [person] : []));
      if (people.length > 0) await announce(tx, what, { owner, people });
    }
  },
};
