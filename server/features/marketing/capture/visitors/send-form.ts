import type { Door, Suspicion } from '../../../../../shared/marketing/capture/scales';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { SentForm } from '../../../../../shared/marketing/capture/visitors/schemas';
import type { BatchWriter } from '../../../../platform/database/batch-writer';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { limit, type RateLimits } from '../../../../platform/http/limits/rate-limits';
import { visitorOf } from '../../links/visitors';
import { hashWith } from '../consents/company-key.queries';
import type { LivePage } from '../pages/live-page.queries';
import { type AcceptDeps, acceptSubmission } from '../submissions/accept-submission';
import { insertSubmission, limitsPassed } from '../stored/submissions.queries';
import { tokenSuspicion } from './form-token';
import { consentOf } from './page-words';
import { readForm, type Typed } from './read-form';
import type { Hit } from './record-hits';
import { isDisposable, textSuspicions } from './suspicious-text';
import { firstTouchOf } from '../stored/first-touch.queries';

/** The limit on forms of one address; above it nothing is stored. Forms become suspects at a much lower rate. */
export const formsByAddress = limit('captureForms', { points: 60, seconds: 60 * 60 });

export interface SendDeps extends AcceptDeps {
  db: Db;
  limits: RateLimits;
  now: () => Date;
  hits: Pick<BatchWriter<Hit>, 'written'>;
}

/** A submitted form with its entry point. */
export interface Arrived {
  door: Door;
  sent: SentForm;
  touch: Touch;
  /** In the form that rate limits use. */
  address: string;
  userAgent: string | undefined;
}

/** The suspicions that a form raises by its content. */
async function suspicionsOf(
  page: LivePage,
  { sent }: Arrived,
  typed: Typed,
  now: Date,
): Promise<Suspicion[]> {
  const token = tokenSuspicion(page, sent.token, now);
  return [
    ...(sent.website.trim() === '' ? [] : (['honeypot'] as const)),
    ...(token ? [token] : []),
    ...((await isDisposable(typed.email)) ? (['disposable'] as const) : []),
    ...textSuspicions(typed),
  ];
}

/** The row of a form before its verdict. */
function rowOf(page: LivePage, { door, sent, touch, userAgent }: Arrived, typed: Typed, at: Date) {
  const { owner, companyId, id, language, contentVersionId } = page;
  return {
    userId: owner,
    marketingCompanyId: companyId,
    pageId: id,
    door,
    at,
    language,
    fields: typed,
    email: typed.email.toLowerCase(),
    agreed: sent.consent,
    wording: sent.consent ? consentOf(page) : null,
    wordingVersion: sent.consent ? `page version ${contentVersionId}` : null,
    touch,
    userAgent: userAgent?.slice(0, 500) ?? null,
  };
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Handles a form from any entry point: validates it (`problems` are messages by field), stores it, and makes a lead
 * from it unless it is a suspect. The response is the same for both. Throws 429 above sixty forms an hour from one
 * address.
 */
export async function sendForm(
  deps: SendDeps,
  page: LivePage,
  arrived: Arrived,
): Promise<{ problems?: Record<string, string> }> {
  const { db, limits, now, hits } = deps;
  const { address, sent, userAgent } = arrived;
  await limits.count(formsByAddress, address);
  const read = readForm(page.fields, sent);
  if (read.problems) return { problems: read.problems };
  const { typed } = read;
  const at = now();
  const alone = await suspicionsOf(page, arrived, typed, at);
  const visitor = await visitorOf(db, at, {
    companyId: page.companyId,
    zone: page.company.timezone,
    address,
    userAgent,
  });
  // The view of this page, which says where the visitor came from, may still be waiting to be stored.
  await hits.written();
  const row = {
    ...rowOf(page, arrived, typed, at),
    visitor,
    addressHash: hashWith(page.key, address),
    textHash: typed.message ? hashWith(page.key, plain(typed.message)) : null,
  };
  await transact(db, async (tx) => {
    const { companyId, campaignId, campaignName: origin, company, isDemo } = page;
    const suspicions = [...alone, ...(await limitsPassed(tx, { ...row, companyId }, at))];
    const verdict = suspicions.length > 0 ? 'suspect' : 'accepted';
    const stored = await insertSubmission(tx, { ...row, suspicions, verdict });
    if (verdict === 'suspect') return;
    const firstTouch = await firstTouchOf(tx, stored);
    const came = { campaignId, origin, controller: { ...company, isDemo }, firstTouch };
    await acceptSubmission(tx, stored, came, { at, verdict: 'accepted' }, deps);
  });
  return {};
}
