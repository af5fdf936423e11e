import { del, everyone, get, post, signedIn } from '../../http/endpoint';
import type { ReportToRead } from '../report/endpoints';
import { reportPdf } from '../report/schemas';
import { newShare } from './schemas';
import type { ReportShare } from './tables';

/** A new link: the only answer that holds its token. */
export type NewReportShare = ReportShare & { token: string; url: string };

/** A report as anybody with its link sees it: nothing of its owner, no contacts, ids only to tell items apart. */
export interface SharedReport extends ReportToRead {
  expiresAt: Date;
}

export const shares = {
  /** Links that still work, newest first. */
  list: get('/api/companies/:companyId/report/shares', signedIn).returns<ReportShare[]>(),
  create: post('/api/companies/:companyId/report/shares', signedIn, newShare).returns<NewReportShare>(),
  withdraw: del('/api/report-shares/:id', signedIn).returns<null>(),
  /** 404 for a token that was never given out, is withdrawn or has expired. */
  read: get('/api/shared/reports/:token', everyone).returns<SharedReport>(),
  pdf: get('/api/shared/reports/:token/report.pdf', everyone, reportPdf).returnsFile('application/pdf'),
};
