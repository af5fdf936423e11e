import { sql } from 'drizzle-orm';
import { marketingLeads } from '../../../../shared/marketing/capture/tables';
import { marketingSequences } from '../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Value } from '../../../platform/database/statement';
import { isUnreplied, type KnownWords } from '../sequences/waiting/unreplied.queries';

const { id } = marketingCompanies;

/** How far a company's replies are, as columns of a statement over companies. */
export const replyCountsOf = (owner: Value<Owner>, words: KnownWords) => ({
  sequenceOnCount: sql<number>`(select count(*)::int from ${marketingSequences}
    where ${marketingSequences.marketingCompanyId} = ${id} and ${marketingSequences.status} = 'on')`,
  unrepliedCount: sql<number>`(select count(*)::int from ${marketingLeads}
    where ${marketingLeads.userId} = ${owner} and ${marketingLeads.marketingCompanyId} = ${id}
      and ${isUnreplied(owner, words)})`,
});
