import { shares } from '../../../shared/companies/endpoints';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { hashToken, newToken } from '../../platform/http/access';
import { clientAddress } from '../../platform/http/client-address';
import { notFound } from '../../platform/http/errors';
import type { RateLimits } from '../../platform/http/rate-limits';
import { route } from '../../platform/http/route';
import { ownedCompany } from './companies.queries';
import { findReport } from './reports.queries';
import { readSharedReport } from './shared-report';
import { deleteShare, insertShare, listShares } from './shares.queries';

interface Deps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  limits: RateLimits;
  now: () => Date;
}

const day = 24 * 60 * 60 * 1_000;

export const shareRoutes = ({ db, config, limits, now }: Deps) => [
  route(shares.list, async ({ params, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    return listShares(db, company.id, now());
  }),

  route(shares.create, async ({ params, body, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    const report = await findReport(db, company.id);
    if (!report) throw notFound('report');
    const token = newToken();
    const createdAt = now();
    const share = await insertShare(db, {
      tokenHash: hashToken(token),
      withSwot: body.withSwot,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + body.days * day),
      reportId: report.id,
    });
    return { ...share, token, url: `${config.publicUrl}/shared/reports/${token}` };
  }),

  route(shares.withdraw, async ({ params, user }) => {
    await deleteShare(db, user, params.id);
    return null;
  }),

  route(shares.read, async ({ params, request }) => {
    await limits.count('sharedReport', clientAddress(request));
    return readSharedReport(db, params.token, now());
  }),
];
