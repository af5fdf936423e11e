import { unsubscribeApi } from '../../../../../shared/marketing/sequences/unsubscribing/endpoints';
import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import { transact } from '../../../../platform/database/transact';
import { limit, type RateLimits } from '../../../../platform/http/limits/rate-limits';
import { route } from '../../../../platform/http/route';
import { suppress } from '../../capture/consents/suppressions.queries';
import { withdrawConsent } from '../../capture/consents/withdraw-consent';
import { lockLead } from '../../capture/leads/lead-states.queries';
import { stopEnrolments } from '../enrolling/stop-enrolments';
import { askPage, donePage } from './unsubscribe-page';
import { findLeadByToken } from './unsubscribe.queries';

interface Deps {
  db: Db;
  limits: RateLimits;
  now: () => Date;
  announce: Announce;
}

/** The limit on calls from one address; a mail provider unsubscribes many people. */
export const unsubscribes = limit('unsubscribes', { points: 1_200, seconds: 5 * 60 });

/** Ends the consent of whoever has the token, and suppresses the address; a second time changes nothing. */
const unsubscribe = ({ db, now, announce }: Deps, token: string) =>
  transact(db, async (tx) => {
    const found = await findLeadByToken(tx, token);
    const lead = found && (await lockLead(tx, found.owner, found.leadId));
    if (!found || !lead) return undefined;
    const { owner, leadId, language } = found;
    const at = now();
    if (lead.contactEmail) {
      await suppress(tx, owner, lead.marketingCompanyId, lead.contactEmail, 'unsubscribed', at);
    }
    await withdrawConsent(tx, { owner, leadId, at, source: 'COMERZIA', announce });
    await stopEnrolments(tx, { owner, leadId, at }, 'consent');
    return language;
  });

/** The addresses in the mails. A token that nobody has answers as any other, in the caller's language. */
export const unsubscribeRoutes = (deps: Deps) => [
  route(unsubscribeApi.page, async ({ params, language, address }) => {
    await deps.limits.count(unsubscribes, address);
    const lead = await findLeadByToken(deps.db, params.token);
    return askPage(lead?.language ?? language);
  }),
  route(unsubscribeApi.confirm, async ({ params, language, address }) => {
    await deps.limits.count(unsubscribes, address);
    return donePage((await unsubscribe(deps, params.token)) ?? language);
  }),
];
