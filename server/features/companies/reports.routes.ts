import { reports } from '../../../shared/companies/endpoints';
import { buildReport, type ReportTexts } from '../../../shared/companies/report/build-report';
import { missingForReport } from '../../../shared/companies/report/readiness';
import type { CompanyData } from '../../../shared/companies/company-data';
import type { Language } from '../../../shared/languages';
import { messageText, say } from '../../../shared/messages';
import type { Db } from '../../platform/database/database';
import { AppError, conflict, notFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { lockOwnedCompany, ownedCompany } from './companies.queries';
import { findCompanyData, findReport, findSnapshot, insertReport, updateStartDay } from './reports.queries';

interface Deps {
  db: Db;
}

export const reportRoutes = ({ db }: Deps) => [
  route(reports.read, async ({ params, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    return (await findReport(db, company.id)) ?? null;
  }),

  route(reports.update, async ({ params, body, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    return updateStartDay(db, company.id, body.startsOn);
  }),

  route(reports.snapshot, async ({ params, user }) => {
    const company = await ownedCompany(db, user, params.companyId);
    const snapshot = await findSnapshot(db, company.id);
    if (!snapshot) throw notFound('report');
    return snapshot;
  }),

  route(reports.create, ({ body: { isBuilt, ...report }, user, language }) =>
    db.transaction(async (tx) => {
      const company = await lockOwnedCompany(tx, user, report.companyId);
      if (await findReport(tx, company.id)) throw conflict('report.exists');
      const snapshot = await findCompanyData(tx, company);
      requireReady(snapshot);
      const told = { language, ...report };
      if (isBuilt) requireBuilt(told, snapshot);
      return insertReport(tx, { ...told, snapshot });
    }),
  ),
];

/** Throws 409 when the company has changed since the texts were built of it. */
function requireBuilt({ language, ...texts }: ReportTexts & { language: Language }, snapshot: CompanyData) {
  const built = buildReport(snapshot, language);
  const isSame = (Object.keys(built) as (keyof ReportTexts)[]).every((name) => texts[name] === built[name]);
  if (!isSame) throw conflict('report.changed');
}

/** Throws 400 naming what is missing. */
function requireReady({ products, departments, problems, strengths }: CompanyData) {
  const missing = missingForReport({
    products: products.length,
    departments: departments.length,
    problems: problems.length,
    strengths: strengths.length,
  });
  if (missing.length === 0) return;
  const list = (language: Language) =>
    missing.map((name) => messageText(say(`report.needs.${name}`), language)).join(', ');
  throw new AppError(400, 'report.notReady', {
    fields: Object.fromEntries(missing.map((name) => [name, say(`report.needs.${name}`)])),
    values: (language) => ({ missing: list(language) }),
  });
}
