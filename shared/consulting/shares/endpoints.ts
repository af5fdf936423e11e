import { del, everyone, get, post, signedIn } from '../../http/endpoint';
import { ofCompany, ofItem } from '../endpoint-words';
import { ofReport, type ReportToRead } from '../report/endpoints';
import { reportPdf } from '../report/schemas';
import { newShare } from './schemas';
import type { ReportShare } from './tables';
import { shareMessages } from './messages';

/** A new link; only this response contains its token. */
export type NewReportShare = ReportShare & { token: string; url: string };

/** A shared report without data about its owner and without contacts; ids only distinguish items. */
export interface SharedReport extends ReportToRead {
  expiresAt: Date;
}

const ofShare = { missing: shareMessages['share.missing'] } as const;

export const shares = {
  /** Valid links, newest first. */
  list: get('/api/companies/:companyId/report/shares', signedIn, undefined, {
    ...ofCompany,
    summary: 'List the links to a report',
  }).returns<ReportShare[]>(),
  create: post('/api/companies/:companyId/report/shares', signedIn, newShare, {
    ...ofReport,
    summary: 'Create a link to a report',
  }).returns<NewReportShare>(),
  withdraw: del('/api/report-shares/:id', signedIn, undefined, {
    ...ofItem,
    summary: 'Withdraw a link to a report',
  }).returns<null>(),
  /** 404 for a token that never existed, was withdrawn or has expired. */
  read: get('/api/shared/reports/:token', everyone, undefined, {
    ...ofShare,
    summary: 'Read a shared report',
  }).returns<SharedReport>(),
  pdf: get('/api/shared/reports/:token/report.pdf', everyone, reportPdf, {
    ...ofShare,
    summary: 'Download a shared report as PDF',
  }).returnsFile('application/pdf'),
};
