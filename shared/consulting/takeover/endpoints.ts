import { json } from '../../http/body';
import { get, post, signedIn } from '../../http/endpoint';
import { companyMessages } from '../companies/messages';
import { ofCompany } from '../endpoint-words';
import { consultingMessages } from '../messages';
import { takeoverMessages } from './messages';
import { madeItems, type MadeItems, takenBusiness, takenItems } from './schemas';

/** A company of COMERZIA that no company of CONSULTIA stands for, with what comes along. */
export interface OfferedBusiness {
  id: number;
  name: string;
  sector: string;
  products: { id: number; name: string }[];
}

/** What the linked company of COMERZIA has and this one does not. */
export interface OfferedItems {
  products: { id: number; name: string }[];
  /** What it says in proof of its products, to be added as strengths. */
  strengths: string[];
}

/** Enough for all text that a company may hold. */
const undoLimit = 8 * 1024 * 1024;

/** What CONSULTIA takes over from COMERZIA. */
export const consultingTakeover = {
  offers: get('/api/consulting/takeover', signedIn, undefined, {
    summary: 'List the businesses of COMERZIA that can be taken over',
  }).returns<OfferedBusiness[]>(),
  /** Makes a company with its products. */
  take: post('/api/consulting/takeover', signedIn, takenBusiness, {
    summary: 'Take over a company of COMERZIA',
    missing: takeoverMessages['business.missing'],
    conflicts: [companyMessages['account.full'], consultingMessages['company.full']],
  }).returns<MadeItems>(),
  /** Deletes what was made, where it is unchanged; answers how much stays. */
  undo: post('/api/consulting/takeover/undo', signedIn, json(madeItems, undoLimit), {
    summary: 'Delete what was taken over',
    status: 200,
    missing: consultingMessages['company.missing'],
  }).returns<{ kept: number }>(),
  /** Nothing where no company of COMERZIA is linked. */
  further: get('/api/companies/:companyId/takeover', signedIn, undefined, ofCompany).returns<OfferedItems>(),
  takeFurther: post('/api/companies/:companyId/takeover', signedIn, takenItems, {
    summary: 'Take over products and strengths of COMERZIA',
    ...ofCompany,
    conflicts: [consultingMessages['company.full']],
  }).returns<MadeItems>(),
};
