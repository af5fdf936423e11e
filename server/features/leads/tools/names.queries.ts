import { isNull, sql } from 'drizzle-orm';
import { type RefKind, refOf } from '../../../../shared/assistant/refs';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import { type Named, nameMatches } from '../../../platform/database/rows/name-matches';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import type { FoundName, NameQuery } from '../../../platform/tools/feature-tools';

const kinds: [RefKind, Named][] = [
  [
    'contact',
    {
      table: crmContacts,
      folded: crmContacts.folded,
      name: crmContacts.name,
      detail: sql`concat_ws(' · ', ${crmContacts.jobTitle}, ${crmContacts.companyName})`,
      also: crmContacts.companyName,
    },
  ],
  [
    'company',
    { table: crmCompanies, folded: crmCompanies.folded, name: crmCompanies.name, detail: crmCompanies.city },
  ],
  [
    'deal',
    {
      table: crmOpportunities,
      folded: crmOpportunities.folded,
      name: crmOpportunities.title,
      detail: crmOpportunities.companyName,
      also: crmOpportunities.companyName,
      byAlso: true,
    },
  ],
  [
    'task',
    {
      table: crmTasks,
      folded: crmTasks.folded,
      name: crmTasks.title,
      detail: crmTasks.about,
      also: crmTasks.about,
      byAlso: true,
      where: isNull(crmTasks.doneAt),
    },
  ],
];

/** Records of LEADMANAGER whose names hold one of the words; of tasks the open ones. */
export async function findLeadNames(db: Db, owner: Owner, { of, ...query }: NameQuery): Promise<FoundName[]> {
  const asked = kinds.filter(([kind]) => !of || of.includes(kind));
  if (asked.length === 0 || query.words.length + query.pieces.length === 0) return [];
  const parts = asked.map(([kind, named]) => nameMatches(kind, named, owner, query));
  const rows = await readRows<{
    kind: RefKind;
    id: number;
    name: string;
    detail: string | null;
    also: string | null;
  }>(
    db,
    sql`select kind, id, coalesce(name, '') as name, nullif(detail, '') as detail, also from (${sql.join(parts, sql` union all `)}) as every
      order by points desc, changed desc, id`,
  );
  return rows.map(({ kind, id, ...row }) => ({ ref: refOf(kind, id), ...row }));
}
