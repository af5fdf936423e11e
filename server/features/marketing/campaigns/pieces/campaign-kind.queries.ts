import { and, eq, sql } from 'drizzle-orm';
import { marketingCampaigns, marketingSets } from '../../../../../shared/marketing/campaigns/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../../shared/marketing/campaigns/versions/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import type { Derivation, FieldsOf, Links, RecordKind } from '../../../../platform/acts/record-kind';
import type { Db } from '../../../../platform/database/database';
import { among } from '../../../../platform/database/rows/many';
import type { Owner } from '../../../../platform/database/rows/owner';

const ofVersion = ['contentVersion', 'author', 'engine', 'cited', 'notices'] as const;

declare module '../../../../../shared/acts/entities' {
  interface RecordFields {
    marketingCampaign: FieldsOf<typeof marketingCampaigns>;
    marketingContent: FieldsOf<typeof marketingContents>;
  }
}

export const marketingCampaignKind: RecordKind<'marketingCampaign'> = {
  entity: 'marketingCampaign',
  table: marketingCampaigns,
  derived: ['changedFacts'],
  depending: { on: ['content'], fields: ofVersion },
};

export const marketingContentKind: RecordKind<'marketingContent'> = {
  entity: 'marketingContent',
  table: marketingContents,
  derived: ['lastVersion'],
  depending: { on: ['number'], fields: ['body'] },
};

/** All the words of a fact: what `wordsOfFact` joins. */
const allWords = sql`concat_ws(' ', nullif(fact ->> 'label', '') || ':', fact ->> 'text', nullif(fact ->> 'answer', ''))`;

/** The amounts of all prices but the main one. */
const otherPrices = sql`(select string_agg(one.price ->> 'amount', ' ' order by one.at)
  from jsonb_array_elements(${marketingProducts.prices}) with ordinality as one (price, at) where one.at > 1)`;

/** What a fact says in the language of a campaign, or the price that is cited as `p`: what `citedIn` keeps of them. */
const saidNow = sql`case when one.key = 'p'
  then concat_ws(' ', ${marketingProducts.price}, ${marketingProducts.priceMinor}, ${marketingProducts.currency}, ${marketingProducts.priceBasis}, ${otherPrices})
  else (select case when fact ->> 'language' = ${marketingCampaigns.language} then ${allWords} else fact ->> 'translation' end
    from jsonb_array_elements(${marketingProducts.facts}) as fact where fact ->> 'id' = one.key) end`;

/** Marks the campaigns that cite what was changed or deleted since they were written. */
const markChanged = (tx: Db, owner: Owner, where: ReturnType<typeof among>) =>
  tx.execute(sql`update ${marketingCampaigns} set changed_facts = array(
      select one.key from jsonb_each_text(${marketingCampaigns.cited}) as one
      where one.value is distinct from ${saidNow} order by one.key)
    from ${marketingProducts} where ${marketingProducts.id} = ${marketingCampaigns.productId}
      and ${marketingCampaigns.userId} = ${owner} and ${where}`);

const approvedThen = sql`case when ${marketingContentVersions.number} = ${marketingCampaigns.approvedVersion}
  then ${marketingCampaigns.approvedAt} end`;

/** Tells the versions whether they are approved: an approval that is taken back is none. */
const markApproved = (tx: Db, owner: Owner, ids: readonly number[]) =>
  tx.execute(sql`update ${marketingContentVersions} set approved_at = ${approvedThen}
    from ${marketingContents}, ${marketingCampaigns}
    where ${marketingContents.id} = ${marketingContentVersions.contentId}
      and ${marketingCampaigns.id} = ${marketingContents.campaignId}
      and ${marketingCampaigns.userId} = ${owner} and ${among(marketingCampaigns.id, ids)}
      and ${marketingContentVersions.number} >= coalesce(${marketingCampaigns.approvedVersion}, 1)
      and ${marketingContentVersions.approvedAt} is distinct from ${approvedThen}`);

export const campaignDerivations: readonly Derivation[] = [
  {
    entity: 'marketingCampaign',
    refresh: (tx, owner, ids) => markChanged(tx, owner, among(marketingCampaigns.id, ids)),
  },
  { entity: 'marketingCampaign', refresh: markApproved },
  {
    entity: 'marketingProduct',
    when: ['facts', 'price', 'priceMinor', 'currency', 'priceBasis', 'prices'],
    refresh: (tx, owner, ids) => markChanged(tx, owner, among(marketingCampaigns.productId, ids)),
  },
];

/** A product that has sets of campaigns is not unmade. */
export const productLinks: Links = {
  entity: 'marketingProduct',
  linked: (tx, owner, ids) =>
    tx
      .selectDistinct({ id: marketingSets.productId })
      .from(marketingSets)
      .where(and(eq(marketingSets.userId, owner), among(marketingSets.productId, ids))),
};
