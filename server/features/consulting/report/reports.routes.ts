import { reports } from '../../../../shared/consulting/report/endpoints';
import { buildReport, type ReportTexts } from '../../../../shared/consulting/report/build-report';
import { fingerprintOf } from '../../../../shared/consulting/report/fingerprint';
import { missingText } from '../../../../shared/consulting/report/missing-text';
import { missingIn } from '../../../../shared/consulting/report/readiness';
import type { CompanyData } from '../../../../shared/consulting/report/company-data';
import type { Language } from '../../../../shared/languages';
import type { Db } from '../../../platform/database/database';
import { AppError, conflict } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import type { ReportRenderer } from './pdf/report-renderer';
import { lockOwnedCompany } from '../ownership.queries';
import {
  findCompanyData,
  findOwnReport,
  findReport,
  insertReport,
  ownReportAndSnapshot,
  updateStartDay,
} from './reports.queries';
import { reportMessages } from '../../../../shared/consulting/report/messages';

interface Deps {
  db: Db;
  pdf: Pick<ReportRenderer, 'getReady'>;
  now: () => Date;
}

export const reportRoutes = ({ db, pdf, now }: Deps) => [
  route(reports.read, async ({ params, owner }) => {
    const report = await findOwnReport(db, owner, params.companyId);
    if (report) pdf.getReady();
    return report;
  }),
  route(reports.update, ({ params, body, owner }) =>
    updateStartDay(db, owner, params.companyId, body.startsOn),
  ),
  route(reports.snapshot, async ({ params, owner }) => {
    const { snapshot } = await ownReportAndSnapshot(db, owner, params.companyId);
    return snapshot;
  }),

  route(reports.create, ({ body, owner, language: asked }) =>
    db.transaction(async (tx) => {
      const company = await lockOwnedCompany(tx, owner, body.companyId);
      if (await findReport(tx, company.id)) throw conflict(reportMessages['report.exists']);
      const snapshot = await findCompanyData(tx, company);
      requireReady(snapshot);
      const language = body.language ?? asked;
      const texts = body.isBuilt ? builtTexts(body, snapshot, language) : writtenTexts(body);
      return insertReport(tx, { ...texts, language, snapshot, companyId: company.id }, now());
    }),
  ),
];

/** Throws 409 when the company has changed since the caller built its texts. */
function builtTexts({ seen }: { seen?: string | undefined }, snapshot: CompanyData, language: Language) {
  const texts = buildReport(snapshot, language);
  if (seen !== undefined && seen !== fingerprintOf(texts)) throw conflict(reportMessages['report.changed']);
  return texts;
}

const writtenTexts = ({ analysis, recommendations, aiArchitecture }: ReportTexts): ReportTexts => ({
  analysis,
  recommendations,
  aiArchitecture,
});

/** Throws 400 with the missing parts. */
function requireReady(data: CompanyData) {
  const missing = missingIn(data);
  if (missing.length === 0) return;
  throw new AppError(400, reportMessages['report.notReady'], {
    fields: Object.fromEntries(missing.map((name) => [name, reportMessages[`report.needs.${name}`]])),
    values: (language) => ({ missing: missingText(missing, language) }),
  });
}
