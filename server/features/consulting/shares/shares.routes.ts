import { consultingPages } from '../../../../shared/consulting/addresses';
import { shares } from '../../../../shared/consulting/shares/endpoints';
import { addressOf } from '../../../../shared/http/address';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { transact } from '../../../platform/database/transact';
import { hashToken, newToken } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/errors';
import { limit } from '../../../platform/http/limits/rate-limits';
import { route } from '../../../platform/http/route';
import { ownedCompany } from '../ownership.queries';
import { answerPdf, type PdfDeps } from '../report/answer-pdf';
import { findOwnReport } from '../report/reports.queries';
import { readSharedReport } from './shared-report';
import { deleteShare, insertShare, listShares } from './shares.queries';
import { reportMessages } from '../../../../shared/consulting/report/messages';

interface Deps extends PdfDeps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
}

/** The limit on reads of shared reports from one address. */
export const sharedReport = limit('sharedReport', { points: 300, seconds: 5 * 60 });

const day = 24 * 60 * 60 * 1_000;

const ownShares = ({ db, config, now }: Deps) => [
  route(shares.list, ({ params, owner }) => listShares(db, owner, params.companyId, now())),

  route(shares.create, async ({ params, body, owner, user, address }) => {
    const report = await findOwnReport(db, owner, params.companyId);
    if (!report) throw notFound(reportMessages['report.missing']);
    const token = newToken();
    const createdAt = now();
    const { name } = await ownedCompany(db, owner, params.companyId);
    const share = await transact(db, async (tx) => {
      await logDone(tx, owner, {
        ...doerOf({ user, address }, createdAt),
        kind: 'reportShared',
        about: name,
      });
      return insertShare(tx, {
        tokenHash: hashToken(token),
        withSwot: body.withSwot,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + body.days * day),
        reportId: report.id,
      });
    });
    return { ...share, token, url: config.publicUrl + addressOf(consultingPages.sharedReport, { token }) };
  }),

  route(shares.withdraw, ({ params, owner, user, address }) =>
    transact(db, async (tx) => {
      const about = await deleteShare(tx, owner, params.id);
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'reportWithdrawn', about });
      return null;
    }),
  ),
];

/** What anybody reads who has a link. */
const readShares = ({ db, limits, pdf, now }: Deps) => [
  route(shares.read, async ({ params, address }) => {
    await limits.count(sharedReport, address);
    const shared = await readSharedReport(db, params.token, now());
    pdf.getReady();
    return shared;
  }),

  route(shares.pdf, async ({ params, query, address, gone }) => {
    await limits.count(sharedReport, address);
    const shared = await readSharedReport(db, params.token, now());
    const whose = { caller: `address ${address}`, signal: gone };
    return answerPdf({ limits, pdf, now }, shared, query.language, whose);
  }),
];

export const shareRoutes = (deps: Deps) => [...ownShares(deps), ...readShares(deps)];
