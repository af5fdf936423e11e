import { json } from '../../http/body';
import { get, patch, post, signedIn } from '../../http/endpoint';
import { ofCompany, ofItem } from '../endpoint-words';
import { reportMessages } from './messages';
import type { Swot } from '../swot/swot';
import type { CompanyData } from './company-data';
import { newReport, reportChanges, reportPdf } from './schemas';
import type { Report } from './tables';

/** A report as it is read, as a PDF or through a link. */
export interface ReportToRead {
  report: Pick<
    Report,
    'analysis' | 'recommendations' | 'aiArchitecture' | 'language' | 'startsOn' | 'createdAt'
  >;
  snapshot: CompanyData;
  /** The current SWOT analysis; null when it is not shown. */
  swot: Swot | null;
}

/** The messages for a company without a report. */
export const ofReport = { ...ofCompany, missing: reportMessages['report.missing'] } as const;

/** Maximum bytes of all texts of a report together. */
const reportLimit = 1024 * 1024;

export const reports = {
  /** The company's report, or null when it has none. */
  read: get('/api/companies/:companyId/report', signedIn, undefined, ofCompany).returns<Report | null>(),
  create: post('/api/reports', signedIn, json(newReport, reportLimit), {
    ...ofItem,
    conflicts: [reportMessages['report.exists'], reportMessages['report.changed']],
  }).returns<Report>(),
  update: patch('/api/companies/:companyId/report', signedIn, reportChanges, ofReport).returns<Report>(),
  /** The snapshot of the report; its ids are those of the items that still exist. */
  snapshot: get('/api/companies/:companyId/report/snapshot', signedIn, undefined, {
    ...ofReport,
    summary: 'Read the data of a report',
  }).returns<CompanyData>(),
  pdf: get('/api/companies/:companyId/report.pdf', signedIn, reportPdf, ofReport).returnsFile(
    'application/pdf',
  ),
};
