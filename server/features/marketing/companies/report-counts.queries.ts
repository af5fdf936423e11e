import { eq, sql } from 'drizzle-orm';
import { marketingAnalytics } from '../../../../shared/marketing/analytics/tables';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import type { Given } from '../../../platform/database/statement';

/** How many reports an owner's companies have, as a part of a statement. */
export const reportCountsOf = (db: Db, owner: Given<{ owner: Owner }>['owner']) =>
  db
    .select({
      company: marketingAnalytics.marketingCompanyId,
      all: sql<number>`count(*)::int`.as('all_reports'),
    })
    .from(marketingAnalytics)
    .innerJoin(marketingCompanies, eq(marketingCompanies.id, marketingAnalytics.marketingCompanyId))
    .where(eq(marketingCompanies.userId, owner))
    .groupBy(marketingAnalytics.marketingCompanyId)
    .as('report_counts');
