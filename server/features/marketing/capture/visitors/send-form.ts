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

/** The limit on forms of one address beyond which nothing is stored; long before it, they are suspects. */
export const formsByAddress = limit('captureForms', { points: 60, seconds: 60 * 60 });

export interface SendDeps extends AcceptDeps {
  db: Db;
  limits: RateLimits;
  now: () => Date;
  hits: Pick<BatchWriter<Hit>, 'written'>;
}

/** A form that arrived, through whichever door. */
export interface Arrived {
  door: Door;
  sent: SentForm;
  touch: Touch;
  /** As rate limits count it. */
  address: string;
  userAgent: string | undefined;
}

/** What speaks against a form by itself, whoever sent it. */
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

/** The row of a form, before anything is said of it. */
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
 * Takes a form from any door: checks what was typed (`problems` are messages by field), stores it, and makes a lead of it
 * unless it is a suspect. Who sent it is not told which it became. Throws 429 past sixty an hour from one address.
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
  // The view of this page may still wait to be written, and it says where the visitor came from.
  await hits.written();
  const row = {
    ...rowOf(page, arrived, typed, at),
    visitor,
    addressHash: hashWith(page.key, address),
    textHash: typed.message ? hashWith(page.key, plain(typed.message)) : null,
  };
  await transact(db, async (tx) => {
    const { companyId, campaignId, campaignName: origin, company, username } = page;
    const suspicions = [...alone, ...(await limitsPassed(tx, { ...row, companyId }, at))];
    const verdict = suspicions.length > 0 ? 'suspect' : 'accepted';
    const stored = await insertSubmission(tx, { ...row, suspicions, verdict });
    if (verdict === 'suspect') return;
    const firstTouch = await firstTouchOf(tx, stored);
    const came = { campaignId, origin, controller: { ...company, username }, firstTouch };
    await acceptSubmission(tx, stored, came, { at, verdict: 'accepted' }, deps);
  });
  return {};
}
