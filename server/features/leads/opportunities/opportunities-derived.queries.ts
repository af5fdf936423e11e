import { and, eq, sql } from 'drizzle-orm';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities, crmStageHistory, crmStages } from '../../../../shared/leads/opportunities/tables';
import { crmSettings } from '../../../../shared/leads/tables';
import type { Derivation } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { firstTagOf } from '../tags/first-tag.queries';

const companyName = sql`(select ${crmCompanies.name} from ${crmCompanies}
  where ${crmCompanies.id} = ${crmOpportunities.companyId} and ${crmCompanies.deletedAt} is null)`;
const contactName = sql`(select ${crmContacts.name} from ${crmContacts}
  where ${crmContacts.id} = ${crmOpportunities.contactId} and ${crmContacts.deletedAt} is null)`;

async function refreshOpportunities(tx: Db, owner: Owner, ids: readonly number[]) {
  const { id, userId, tags, stageId, probability } = crmOpportunities;
  await tx.execute(
    sql`update ${crmOpportunities} set outcome = stage.outcome, stage_place = stage.place,
        chance = coalesce(${probability}, stage.probability), company_name = ${companyName},
        contact_name = ${contactName}, first_tag = ${firstTagOf(owner, tags)}
      from ${crmStages} as stage
      where stage.id = ${stageId} and ${eq(userId, owner)} and ${among(id, ids)}`,
  );
  await tx
    .delete(crmStageHistory)
    .where(and(eq(crmStageHistory.userId, owner), among(crmStageHistory.opportunityId, ids)));
  await tx.execute(
    sql`insert into ${crmStageHistory} (user_id, opportunity_id, stage_id, entered_at, left_at)
      select ${owner}::int, deal.id, step."stageId", step.at, lead(step.at) over (partition by deal.id order by step.n)
      from ${crmOpportunities} as deal
        cross join rows from (jsonb_to_recordset(deal.path) as ("stageId" int, at timestamptz))
          with ordinality as step ("stageId", at, n)
      where deal.user_id = ${owner} and ${sql`deal.id = any(${`{${ids.join()}}`}::text::int[])`}
        and exists (select from ${crmStages} as known where known.id = step."stageId")`,
  );
}

const open = sql`deal.deleted_at is null and deal.outcome = 'open'`;

/** Counts and adds up the open opportunities of companies, in the account's currency, and tells them its name. */
async function refreshCompanies(tx: Db, owner: Owner, ids: readonly number[]) {
  await tx.execute(
    sql`update ${crmCompanies} set open_deals = sums.deals, open_amount = sums.amount, open_others = sums.others
      from (
        select company.id, count(deal.id) as deals,
          coalesce(sum(deal.amount) filter (where deal.currency = main.currency), 0) as amount,
          count(deal.id) filter (where deal.currency <> main.currency) as others
        from ${crmCompanies} as company
          cross join (select coalesce((select currency from ${crmSettings} where user_id = ${owner}), 'EUR') as currency) as main
          left join ${crmOpportunities} as deal on deal.company_id = company.id and ${open}
        where company.user_id = ${owner} and company.id = any(${`{${ids.join()}}`}::text::int[])
        group by company.id
      ) as sums
      where ${crmCompanies.id} = sums.id
        and (open_deals, open_amount, open_others) is distinct from (sums.deals, sums.amount, sums.others)`,
  );
  await tx.execute(
    sql`update ${crmOpportunities} set company_name = ${companyName}
      where ${eq(crmOpportunities.userId, owner)} and ${among(crmOpportunities.companyId, ids)}
        and company_name is distinct from ${companyName}`,
  );
}

const openDeals = sql`(select count(*) from ${crmOpportunities} as deal
  where ${open} and deal.contact_id = ${crmContacts.id})`;

async function refreshContacts(tx: Db, owner: Owner, ids: readonly number[]) {
  await tx.execute(
    sql`update ${crmContacts} set open_deals = ${openDeals}
      where ${eq(crmContacts.userId, owner)} and ${among(crmContacts.id, ids)}
        and open_deals is distinct from ${openDeals}`,
  );
  await tx.execute(
    sql`update ${crmOpportunities} set contact_name = ${contactName}
      where ${eq(crmOpportunities.userId, owner)} and ${among(crmOpportunities.contactId, ids)}
        and contact_name is distinct from ${contactName}`,
  );
}

export const opportunityDerivations: readonly Derivation[] = [
  { entity: 'opportunity', refresh: refreshOpportunities },
  { entity: 'company', refresh: refreshCompanies },
  { entity: 'contact', refresh: refreshContacts },
];
