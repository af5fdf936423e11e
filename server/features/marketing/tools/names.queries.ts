import { sql } from 'drizzle-orm';
import { type RefKind, refOf } from '../../../../shared/assistant/refs';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import { marketingProducts } from '../../../../shared/marketing/products/tables';
import type { Db } from '../../../platform/database/database';
import { type Named, nameMatches } from '../../../platform/database/rows/name-matches';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
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
  if (asked.length === 0 || query.words.length + query.slipped.length === 0) return [];
  const parts = asked.map(([kind, named]) => nameMatches(kind, named, owner, query));
  const rows = await readRows<{
    kind: RefKind;
    id: number;
    name: string;
    detail: string | null;
    also: string | null;
    addresses: string | null;
  }>(
    db,
    sql`select kind, id, coalesce(name, '') as name, nullif(detail, '') as detail, also, addresses from (${sql.join(parts, sql` union all `)}) as every
      order by points desc, changed desc, id`,
  );
  return rows.map(({ kind, id, ...row }) => ({ ref: refOf(kind, id), ...row }));
}
