import { and, count, eq, isNull } from 'drizzle-orm';
import { marketingCompanyMessages } from '../../../../shared/marketing/companies/messages';
import { marketingLimits } from '../../../../shared/marketing/scales';
import { marketingCompanies } from '../../../../shared/marketing/tables';
import { say } from '../../../../shared/message';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import type { Derivation, FieldsOf, RecordKind } from '../../../platform/acts/record-kind';
import { conflict } from '../../../platform/http/errors';
import { withoutImage } from '../images/images.queries';

declare module '../../../../shared/acts/entities' {
  interface RecordFields {
    marketingCompany: FieldsOf<typeof marketingCompanies>;
  }
}

export const marketingCompanyKind: RecordKind<'marketingCompany'> = {
  entity: 'marketingCompany',
  table: marketingCompanies,
  derived: ['companyId'],
  impossible: withoutImage('logoId'),
};

const most = marketingLimits.companies;

/** Whatever act makes a company live, an account has at most fifty: two at once are counted one after the other. */
export const companyLimit: Derivation = {
  entity: 'marketingCompany',
  async refresh(tx, owner) {
    await lockAccount(tx, owner);
    const { userId, deletedAt } = marketingCompanies;
    const live = and(eq(userId, owner), isNull(deletedAt));
    const [row] = await tx.select({ live: count() }).from(marketingCompanies).where(live);
    if ((row?.live ?? 0) > most) throw conflict(say(marketingCompanyMessages['company.full'], { most }));
  },
};
