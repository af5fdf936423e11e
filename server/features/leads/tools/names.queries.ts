import { isNull, sql } from 'drizzle-orm';
import { type RefKind, refOf } from '../../../../shared/assistant/refs';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities, crmStages } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import { findNamed, type Named } from '../../../platform/database/rows/name-matches';
import type { Owner } from '../../../platform/database/rows/owner';
import type { FoundName, NameQuery } from '../../../platform/tools/feature-tools';

const stageName = sql`(select ${crmStages.name} from ${crmStages} where ${crmStages.userId} = ${crmOpportunities.userId} and ${crmStages.id} = ${crmOpportunities.stageId})`;

/** What tells a deal from others of its company: its amount too, and whether it is over. */
interface More {
  amount: number | null;
  currency: string;
  isOver: boolean;
}

/** An amount that both languages read alike: groups between spaces, and the code of the currency. */
function amountText({ amount, currency }: More): string[] {
  if (amount === null) return [];
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
    .format(amount / 10 ** digits)
    .replaceAll(',', '\u202f');
  return [`${grouped} ${currency}`];
}

const kinds: [RefKind, Named][] = [
  [
    'contact',
    {
      table: crmContacts,
      folded: crmContacts.folded,
      name: crmContacts.name,
      detail: sql`concat_ws(' · ', ${crmContacts.jobTitle}, ${crmContacts.companyName})`,
      also: crmContacts.companyName,
      addresses: crmContacts.emails,
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
      detail: sql`concat_ws(' · ', ${crmOpportunities.companyName}, ${stageName})`,
      also: crmOpportunities.companyName,
      byAlso: true,
      more: sql`jsonb_build_object('amount', ${crmOpportunities.amount}, 'currency', ${crmOpportunities.currency}, 'isOver', ${crmOpportunities.closedAt} is not null)`,
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
  const rows = await findNamed<RefKind, More>(db, owner, asked, query);
  return rows.map(({ kind, id, more, detail, ...row }) => ({
    ref: refOf(kind, id),
    ...row,
    detail: more ? [detail, ...amountText(more)].filter(Boolean).join(' · ') : detail,
    ...(more && { isOver: more.isOver }),
  }));
}
