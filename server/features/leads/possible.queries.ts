import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RecordFields } from '../../../shared/acts/entities';
import { memberships } from '../../../shared/accounts/tables';
import { companies } from '../../../shared/consulting/tables';
import { crmCompanies } from '../../../shared/leads/companies/tables';
import { crmContactPoints, crmContacts } from '../../../shared/leads/contacts/tables';
import { crmOpportunities, crmStages } from '../../../shared/leads/opportunities/tables';
import type { Impossible } from '../../platform/acts/record-kind';
import { among } from '../../platform/database/rows/many';

const targets = {
  companyId: crmCompanies,
  contactId: crmContacts,
  opportunityId: crmOpportunities,
  stageId: crmStages,
  consultingCompanyId: companies,
  assigneeId: { id: memberships.userId, userId: memberships.accountId },
};

type Link = keyof typeof targets;
/** The links that some kinds of records have. */
type Linked = Partial<Record<Link, number | null>>;

/**
 * Finds links to records that were deleted for good, and to stages, companies of CONSULTIA and members that are no
 * longer there.
 */
export const deadLinks =
  (...links: readonly Link[]): Impossible<Linked> =>
  async (tx, owner, records) => {
    const dead = new Map<number, string[]>();
    for (const link of links) {
      const { id, userId } = targets[link];
      const named = [...new Set(records.map(({ fields }) => fields[link]))].filter(
        (value) => typeof value === 'number',
      );
      if (named.length === 0) continue;
      const rows = await tx
        .select({ id })
        .from(id.table)
        .where(and(eq(userId, owner), among(id, named)));
      const known = new Set<unknown>([null, undefined, ...rows.map((row) => row.id)]);
      for (const { id: record, fields } of records)
        if (!known.has(fields[link])) dead.set(record, [...(dead.get(record) ?? []), link]);
    }
    return dead;
  };

const ownEmails = ({ points, deletedAt }: Partial<RecordFields['contact']>): string[] =>
  deletedAt
    ? []
    : (points ?? [])
        .filter(({ kind, shared }) => kind === 'email' && !shared)
        .map(({ value }) => value.toLowerCase());

/** Finds contacts whose address another one has meanwhile. */
export const takenEmails: Impossible<RecordFields['contact']> = async (tx, owner, records) => {
  const asked = new Set(records.map(({ id }) => id));
  const emails = records.flatMap(({ fields }) => ownEmails(fields));
  if (emails.length === 0) return new Map();
  const { contactId, userId, kind, normalised, isShared } = crmContactPoints;
  const rows = await tx
    .select({ email: normalised, holder: contactId })
    .from(crmContactPoints)
    .innerJoin(crmContacts, and(eq(crmContacts.id, contactId), isNull(crmContacts.deletedAt)))
    .where(
      and(
        eq(userId, owner),
        eq(kind, 'email'),
        eq(isShared, false),
        inArray(normalised, emails),
        // The points follow the contact only at the end of the act that takes the address away.
        sql`exists (select from jsonb_array_elements(${crmContacts.points}) as point
          where point ->> 'kind' = 'email' and lower(point ->> 'value') = ${normalised})`,
      ),
    );
  const taken = new Set(rows.filter(({ holder }) => !asked.has(holder)).map(({ email }) => email));
  return new Map(
    records
      .filter(({ fields }) => ownEmails(fields).some((email) => taken.has(email)))
      .map(({ id }) => [id, ['points', 'deletedAt']]),
  );
};

/** Finds what any of some rules finds. */
export const eitherOf =
  <OfKind>(...rules: readonly Impossible<OfKind>[]): Impossible<OfKind> =>
  async (tx, owner, records) => {
    const found = new Map<number, string[]>();
    for (const rule of rules)
      for (const [id, fields] of await rule(tx, owner, records))
        found.set(id, [...(found.get(id) ?? []), ...fields]);
    return found;
  };
