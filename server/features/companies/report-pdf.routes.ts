import { reports, shares } from '../../../shared/companies/endpoints';
import type { Language } from '../../../shared/languages';
import type { Db } from '../../platform/database/database';
import { clientAddress } from '../../platform/http/client-address';
import { fileName } from '../../platform/http/attachment';
import { notFound, tooMany } from '../../platform/http/errors';
import type { RateLimits } from '../../platform/http/rate-limits';
import { route } from '../../platform/http/route';
import { ownedCompany } from './companies.queries';
import type { ReportDocument } from './pdf/report-document';
import type { ReportRenderer } from './pdf/report-renderer';
import { wordsIn } from './pdf/words/words';
import { findReport, findSnapshot } from './reports.queries';
import { readSharedReport } from './shared-report';
import { findSwot } from './swot.queries';

interface Deps {
  db: Db;
  limits: RateLimits;
  pdf: ReportRenderer;
  now: () => Date;
}

/** Most PDFs that one caller may have in the making, so that long reports of one do not keep all others waiting. */
const atOnce = 4;

export const reportPdfRoutes = ({ db, limits, pdf, now }: Deps) => {
  const making = new Map<string, number>();

  async function inTurn<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await limits.count('reportPdf', caller);
    const count = making.get(caller) ?? 0;
    if (count >= atOnce) throw tooMany(1);
    making.set(caller, count + 1);
    try {
      return await work();
    } finally {
      const left = (making.get(caller) ?? 1) - 1;
      if (left > 0) making.set(caller, left);
      else making.delete(caller);
    }
  }
  const answer = async (given: Omit<ReportDocument, 'language' | 'askedAt'>, asked: Language | undefined) => {
    const language = asked ?? given.report.language;
    const content = await pdf.render({ ...given, language, askedAt: now() });
    return { content, name: `${fileName(wordsIn(language).fileName(given.snapshot.company.name))}.pdf` };
  };
  return [
    route(reports.pdf, async ({ params, query, user }) => {
      const company = await ownedCompany(db, user, params.companyId);
      const report = await findReport(db, company.id);
      const snapshot = await findSnapshot(db, company.id);
      if (!report || !snapshot) throw notFound('report');
      const swot = await findSwot(db, company.id);
      return inTurn(`user ${user.id}`, () => answer({ report, snapshot, swot }, query.language));
    }),

    route(shares.pdf, async ({ params, query, request }) => {
      await limits.count('sharedReport', clientAddress(request));
      const shared = await readSharedReport(db, params.token, now());
      return inTurn(`address ${clientAddress(request)}`, () => answer(shared, query.language));
    }),
  ];
};
