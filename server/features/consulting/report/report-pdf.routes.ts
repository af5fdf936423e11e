import { reports } from '../../../../shared/consulting/report/endpoints';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import { whenGone } from '../../../platform/http/when-gone';
import { findSwot } from '../swot/swot.queries';
import { answerPdf, type PdfDeps } from './answer-pdf';
import { ownReportAndSnapshot } from './reports.queries';

interface Deps extends PdfDeps {
  db: Db;
}

export const reportPdfRoutes = ({ db, ...deps }: Deps) => [
  route(reports.pdf, async ({ params, query, owner, request }) => {
    const own = await ownReportAndSnapshot(db, owner, params.companyId);
    const swot = await findSwot(db, params.companyId);
    const whose = { caller: `account ${owner}`, signal: whenGone(request) };
    return answerPdf(deps, { ...own, swot }, query.language, whose);
  }),
];
