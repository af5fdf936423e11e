import { and, asc, eq, isNull } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmFields } from '../../../../shared/leads/fields/tables';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { listNamedMembers } from '../members.queries';

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Ids of linked records by kind, as rows hold them. */
export interface LinkIds {
  companies: (number | null)[];
  contacts: (number | null)[];
  opportunities: (number | null)[];
}

const known = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id) => id !== null);

/** The data of linked records in files; those in the bin are left out. */
export async function findLinked(db: Db, owner: Owner, ids: LinkIds) {
  const { id, name, domain, taxId } = crmCompanies;
  const companies = await db
    .select({ id, name, domain, taxId })
    .from(crmCompanies)
    .where(
      and(eq(crmCompanies.userId, owner), isNull(crmCompanies.deletedAt), among(id, known(ids.companies))),
    );
  const person = { id: crmContacts.id, name: crmContacts.name, email: crmContacts.email };
  const contacts = await db
    .select(person)
    .from(crmContacts)
    .where(
      and(
        eq(crmContacts.userId, owner),
        isNull(crmContacts.deletedAt),
        among(crmContacts.id, known(ids.contacts)),
      ),
    );
  const deal = { id: crmOpportunities.id, title: crmOpportunities.title };
  const opportunities = await db
    .select(deal)
    .from(crmOpportunities)
    .where(
      and(
        eq(crmOpportunities.userId, owner),
        isNull(crmOpportunities.deletedAt),
        among(crmOpportunities.id, known(ids.opportunities)),
      ),
    );
  return { companies: byId(companies), contacts: byId(contacts), opportunities: byId(opportunities) };
}

export type Linked = Awaited<ReturnType<typeof findLinked>>;

/** What an account has named: its tags, stages and members by id, and its own fields of an entity in their order. */
export async function findNames(db: Db, owner: Owner, entity: string) {
  const tags = await db
    .select({ id: crmTags.id, name: crmTags.name })
    .from(crmTags)
    .where(and(eq(crmTags.userId, owner), isNull(crmTags.deletedAt)));
  const stages = await db
    .select({ id: crmStages.id, name: crmStages.name })
    .from(crmStages)
    .where(eq(crmStages.userId, owner));
  const { id, kind, label, choices, currency, place } = crmFields;
  const fields = await db
    .select({ id, kind, label, choices, currency })
    .from(crmFields)
    .where(
      and(
        eq(crmFields.userId, owner),
        isNull(crmFields.deletedAt),
        eq(crmFields.entity, entity as 'contact'),
      ),
    )
    .orderBy(asc(place), asc(id));
  return { tags: byId(tags), stages: byId(stages), members: byId(await listNamedMembers(db, owner)), fields };
}

export type Names = Awaited<ReturnType<typeof findNames>>;
