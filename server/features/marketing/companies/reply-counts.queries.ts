import { sql } from 'drizzle-orm';
import { marketingSequences } from '../../../../shared/marketing/sequences/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';

const { id } = marketingCompanies;

/** How far a company's replies are, as columns of a statement over companies. */
export const replyCounts = {
  sequenceOnCount: sql<number>`(select count(*)::int from ${marketingSequences}
    where ${marketingSequences.marketingCompanyId} = ${id} and ${marketingSequences.status} = 'on')`,
};
