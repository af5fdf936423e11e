import { sql } from 'drizzle-orm';
import { type RefKind, refOf } from '../../../../shared/assistant/refs';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { Db } from '../../../platform/database/database';
import { findNamed, type Named } from '../../../platform/database/rows/name-matches';
import type { Owner } from '../../../platform/database/rows/owner';
import type { FoundName, NameQuery } from '../../../platform/tools/feature-tools';

const kinds: [RefKind, Named][] = [
  [
    'product',
    {
      table: marketingProducts,
      folded: marketingProducts.folded,
      name: marketingProducts.name,
      detail: marketingProducts.category,
    },
  ],
  [
    'campaign',
    {
      table: marketingCampaigns,
      folded: marketingCampaigns.folded,
      name: marketingCampaigns.name,
      detail: marketingCampaigns.status,
    },
  ],
  [
    'lead',
    {
      table: marketingLeads,
      folded: marketingLeads.folded,
      name: sql`coalesce(${marketingLeads.contactName}, ${marketingLeads.contactEmail}, ${marketingLeads.companyName})`,
      detail: marketingLeads.contactEmail,
      also: marketingLeads.companyName,
      addresses: marketingLeads.contactEmail,
    },
  ],
];

/** Records of COMERZIA whose names hold one of the words. */
export async function findMarketingNames(
  db: Db,
  owner: Owner,
  { of, ...query }: NameQuery,
): Promise<FoundName[]> {
  const asked = kinds.filter(([kind]) => !of || of.includes(kind));
  const rows = await findNamed(db, owner, asked, query);
  return rows.map(({ kind, id, more: _none, ...row }) => ({ ref: refOf(kind, id), ...row }));
}
