import { consentOf } from '../capture/visitors/page-words';
import type { DemoLead, DemoSuspect } from './demo-leads';
import type { DemoCapture } from './demo-month';
import type { DemoPost } from './demo-posts';
import { touchOf, type Visit } from './demo-visits';
import { minute } from './month';

const browser =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The month in which the forms of a page are sent. */
export interface Capturing extends DemoCapture {
  posts: readonly DemoPost[];
}

/** The visits of a form, the one in which it was sent last. */
export function visitsOf(
  { month, posts, hashOf }: Capturing,
  form: DemoLead | DemoSuspect,
): [Visit, ...Visit[]] {
  const sent = month.at(...form.came);
  const visitor = hashOf(`${form.email} ${form.came[0]}`);
  const before = (minutes: number, by: DemoLead['by']): Visit => {
    const at = new Date(sent.getTime() - minutes * minute);
    return { at, visitor, touch: touchOf(by, posts, at) };
  };
  const last = before(2, form.by);
  return form.first ? [before(95, form.first), last] : [last];
}

/** The row of a form. */
export function rowOf(capturing: Capturing, form: DemoLead | DemoSuspect) {
  const { owner, companyId, page, month, hashOf } = capturing;
  const visits = visitsOf(capturing, form);
  const { visitor, touch } = visits.at(-1) as Visit;
  const { name, email, phone, message } = form;
  const agreed = 'confirms' in form;
  return {
    userId: owner,
    marketingCompanyId: companyId,
    pageId: page.id,
    door: 'page' as const,
    at: month.at(...form.came),
    language: page.language,
    email,
    agreed,
    visitor,
    touch,
    fields: { name, email, ...(phone && { phone }), ...(message && { message }) },
    wording: agreed ? consentOf(page) : null,
    wordingVersion: agreed ? `page version ${page.contentVersionId}` : null,
    addressHash: hashOf(visitor),
    textHash: message ? hashOf(message) : null,
    userAgent: browser,
  };
}
