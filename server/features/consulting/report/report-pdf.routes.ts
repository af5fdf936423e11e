import { reports } from '../../../../shared/consulting/report/endpoints';
import type { Db } from '../../../platform/database/database';
import { route } from '../../../platform/http/route';
import { findSwot } from '../swot/swot.queries';
import { answerPdf, type PdfDeps } from './answer-pdf';
import { ownReportAndSnapshot } from './reports.queries';

interface Deps extends PdfDeps {
  db: Db;
}

export const reportPdfRoutes = ({ db, ...deps }: Deps) => [
  route(reports.pdf, async ({ params, query, owner, gone }) => {
    const own = await ownReportAndSnapshot(db, owner, params.companyId);
    const swot = await findSwot(db, params.companyId);
    const whose = { caller: `account ${owner}`, signal: gone };
    return answerPdf(deps, { ...own, swot }, query.language, whose);
  }),
];
