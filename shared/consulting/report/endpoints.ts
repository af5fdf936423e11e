import { json } from '../../http/body';
import { get, patch, post, signedIn } from '../../http/endpoint';
import { ofCompany, ofItem } from '../endpoint-words';
import { reportMessages } from './messages';
import type { Swot } from '../swot/swot';
import type { CompanyData } from './company-data';
import { newReport, reportChanges, reportPdf } from './schemas';
import type { Report } from './tables';

/** All that is read of a report, on paper or behind a link. */
export interface ReportToRead {
  report: Pick<
    Report,
    'analysis' | 'recommendations' | 'aiArchitecture' | 'language' | 'startsOn' | 'createdAt'
  >;
  snapshot: CompanyData;
  /** As it stands now; null when it is not shown. */
  swot: Swot | null;
}

/** Of a company without a report. */
export const ofReport = { ...ofCompany, missing: reportMessages['report.missing'] } as const;

/** As long as all texts of a report may be together. */
const reportLimit = 1024 * 1024;

export const reports = {
  /** The company's report, or null when it has none. */
  read: get('/api/companies/:companyId/report', signedIn, undefined, ofCompany).returns<Report | null>(),
  create: post('/api/reports', signedIn, json(newReport, reportLimit), {
    ...ofItem,
    conflicts: [reportMessages['report.exists'], reportMessages['report.changed']],
  }).returns<Report>(),
  update: patch('/api/companies/:companyId/report', signedIn, reportChanges, ofReport).returns<Report>(),
  /** The data that the report was made from; its ids are those of the items as long as they are there. */
  snapshot: get(
    '/api/companies/:companyId/report/snapshot',
    signedIn,
    undefined,
    ofReport,
  ).returns<CompanyData>(),
  pdf: get('/api/companies/:companyId/report.pdf', signedIn, reportPdf, ofReport).returnsFile(
    'application/pdf',
  ),
};
