import { type SQL, sql } from 'drizzle-orm';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingLeads as lead } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { isoTime } from '../../../platform/database/rows/bounded';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Value } from '../../../platform/database/statement';
import { askedByLead } from '../capture/leads/asked.queries';
import { isUnanswered } from '../capture/leads/unanswered.queries';
import { answerOf, isUnreplied, type KnownWords } from '../sequences/waiting/unreplied.queries';

export type GivenOwner = Value<Owner>;

/** The parts of a query of what waits in the company of the statement. */
export interface Sought {
  columns: SQL;
  from: SQL;
  order: SQL;
}

/** Those of the company of the statement; the owner is named for the indexes. */
const ofCompany = (owner: GivenOwner) =>
  sql`${lead.userId} = ${owner} and ${lead.marketingCompanyId} = ${marketingCompanies.id}`;

/** The product whose campaign a lead answers. */
const productOfLead = sql`(select ${marketingProducts.name} from ${marketingCampaigns}
  join ${marketingProducts} on ${marketingProducts.id} = ${marketingCampaigns.productId} where ${marketingCampaigns.id} = ${lead.campaignId})`;

/** Who a lead is, and which product or company it is about. */
const person = sql`${lead.id} as id,
  coalesce(${lead.contactName}, ${lead.contactEmail}, ${lead.companyName}, '') as title,
  coalesce(nullif(concat_ws(' · ', ${productOfLead},
      case when coalesce(${lead.contactName}, ${lead.contactEmail}) is not null then ${lead.companyName} end), ''),
    case when ${lead.contactName} is not null then ${lead.contactEmail} end) as about,
  ${lead.version} as version`;

/** Who has answered a mail, the longest waiting first. */
export const unreplied = (owner: GivenOwner, words: KnownWords): Sought => ({
  columns: sql`${person}, ${answerOf(owner, words)} as asked, ${lead.contactId} as "contactId",
    ${isoTime(sql`${lead.answeredAt}`)} as at`,
  from: sql`from ${lead} where ${ofCompany(owner)} and ${isUnreplied(owner, words)}`,
  order: sql`${lead.answeredAt}, ${lead.id}`,
});

/** To whom nobody has turned, the longest waiting first. */
export const newLeads = (owner: GivenOwner): Sought => ({
  columns: sql`${person}, ${askedByLead} as asked, ${isoTime(sql`${lead.createdAt}`)} as at`,
  from: sql`from ${lead} where ${ofCompany(owner)} and ${isUnanswered}`,
  order: sql`${lead.createdAt}, ${lead.id}`,
});
