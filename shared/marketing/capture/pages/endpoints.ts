import { get, patch, post, signedIn } from '../../../http/endpoint';
import type { Page } from '../../../list/page';
import type { Angle } from '../../campaigns/scales';
import { captureMessages } from '../messages';
import type { marketingPages } from '../tables';
import { newPage, pageChanges, pageQuery, seenPage } from './schemas';

/** A landing page with what it has brought. */
export interface LandingPage extends Omit<typeof marketingPages.$inferSelect, 'userId'> {
  /** Its heading, or the name of its campaign where it has none. */
  name: string;
  angle: Angle;
  /** What it sells; null where the product is gone. */
  product: string | null;
  /** The whole address under which visitors find it. */
  url: string;
  /** The campaign's approved version where it is another one than the page shows; `replace` puts it up. */
  newVersionId: number | null;
  /** Distinct people and days, without bots, and the leads that first came by it. */
  visitors: number;
  leads: number;
}

const missing = captureMessages['page.missing'];
const path = '/api/marketing/pages';
const one = `${path}/:id` as const;
const unapproved = captureMessages['page.unapproved'];

export const marketingPagesApi = {
  /** Newest first. */
  list: get(path, signedIn, pageQuery).returns<Page<LandingPage>>(),
  read: get(one, signedIn, undefined, { missing }).returns<LandingPage>(),
  /** A draft from the approved version of a landing page. */
  create: post(path, signedIn, newPage, {
    conflicts: [captureMessages['page.taken'], unapproved],
  }).returns<LandingPage>(),
  update: patch(one, signedIn, pageChanges, { missing }).returns<LandingPage>(),
  publish: post(`${one}/publish`, signedIn, seenPage, {
    status: 200,
    missing,
    conflicts: [captureMessages['page.unaddressed']],
  }).returns<LandingPage>(),
  /** Its address answers that the page is gone until it is published again. */
  switchOff: post(`${one}/off`, signedIn, seenPage, {
    summary: 'Take a page offline',
    status: 200,
    missing,
  }).returns<LandingPage>(),
  /** Puts up the version that was approved since. */
  replace: post(`${one}/replace`, signedIn, seenPage, {
    summary: 'Publish the approved version on a page',
    status: 200,
    missing,
    conflicts: [unapproved, captureMessages['page.current']],
  }).returns<LandingPage>(),
};
