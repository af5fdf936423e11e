import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { NamedIn } from '../../../../shared/leads/erasing/endpoints';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { RecordTable } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Finder } from '../../../platform/redacting/finder';
import { mayHold } from '../../../platform/redacting/found-in';

/** More than are shown, because not all candidates name the person. */
const looked = 2000;
const shown = 100;

interface Place {
  section: NamedIn['section'];
  table: RecordTable;
  name: SQL<string | null>;
  text: SQL<string>;
}

const said = (...texts: SQL[]) => sql<string>`concat_ws(' ', ${sql.join(texts, sql`, `)})`;

const places: Place[] = [
  {
    section: 'contacts',
    table: crmContacts,
    name: sql`${crmContacts.name}`,
    text: said(sql`${crmContacts.notes}`, sql`${crmContacts.own}::text`),
  },
  {
    section: 'companies',
    table: crmCompanies,
    name: sql`${crmCompanies.name}`,
    text: said(sql`${crmCompanies.name}`, sql`${crmCompanies.description}`, sql`${crmCompanies.own}::text`),
  },
  {
    section: 'opportunities',
    table: crmOpportunities,
    name: sql`${crmOpportunities.title}`,
    text: said(
      sql`${crmOpportunities.title}`,
      sql`${crmOpportunities.lostNote}`,
      sql`${crmOpportunities.own}::text`,
    ),
  },
  {
    section: 'communications',
    table: crmCommunications,
    name: sql`${crmCommunications.subject}`,
    text: said(sql`${crmCommunications.subject}`, sql`${crmCommunications.body}`),
  },
  { section: 'tasks', table: crmTasks, name: sql`${crmTasks.title}`, text: said(sql`${crmTasks.title}`) },
];

/** The finders for the person: for any text, and for linked records. */
export interface Naming {
  names: readonly string[];
  identifying: Finder | undefined;
  calling: Finder | undefined;
  /** Records linked to them, by section. */
  linked: Partial<Record<NamedIn['section'], readonly number[]>>;
}

async function namedIn(tx: Db, owner: Owner, place: Place, naming: Naming): Promise<NamedIn[]> {
  const { section, table, name, text } = place;
  const linked = naming.linked[section] ?? [];
  const anywhere = naming.identifying && mayHold(said(text, name), naming.identifying);
  const rows = await tx
    .select({ id: sql<number>`${table.id}`, name, text, inBin: sql<boolean>`${table.deletedAt} is not null` })
    .from(table as PgTable)
    .where(and(eq(table.userId, owner), or(anywhere, among(table.id, linked))))
    .orderBy(table.id)
    .limit(looked);
  const called = new Set(naming.names.map((one) => one.toLowerCase()));
  const isNamed = (row: (typeof rows)[number]) =>
    naming.identifying?.finds(row.text) ||
    (section === 'contacts' && called.has(row.name?.toLowerCase() ?? '')) ||
    (linked.includes(row.id) && (section === 'communications' || naming.calling?.finds(row.text)));
  return rows.filter(isNamed).map((row) => ({ section, id: row.id, name: row.name, inBin: row.inBin }));
}

/**
 * What the user has to decide about, the first hundred: texts that name the person, namesakes, and communications
 * with the person and others. The bin is included.
 */
export async function listNamed(tx: Db, owner: Owner, naming: Naming): Promise<NamedIn[]> {
  const found: NamedIn[] = [];
  for (const place of places) found.push(...(await namedIn(tx, owner, place, naming)));
  return found.slice(0, shown);
}
