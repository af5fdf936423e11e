import { randomUUID } from 'node:crypto';
import { messageIdOf } from '../../../platform/mail/mailer';
import { randomFrom } from '../assets/drawing/ornaments/random';
import { suppress } from '../capture/consents/suppressions.queries';
import { withdrawConsent } from '../capture/consents/withdraw-consent';
import { insertLeadEvents } from '../capture/leads/lead-events.queries';
import { advanceLead, lockLead } from '../capture/leads/lead-states.queries';
import { findApproved } from '../capture/pages/pages.queries';
import { insertHits, type NewHits } from '../capture/visitors/hits.queries';
import { makeLink } from '../links/make-link';
import { takeAnswer } from '../sequences/answers/answered';
import { finish } from '../sequences/enrolling/enrolments.queries';
import { stopEnrolments } from '../sequences/enrolling/stop-enrolments';
import { firstLoudMinute, quietHours } from '../sequences/gates/quiet-hours';
import { simulateSequence } from '../sequences/simulating/simulate-sequence';
import { createSequence } from '../sequences/steps/save-sequence';
import { switchSequence } from '../sequences/steps/switch-sequence';
import { espiga } from './companies/espiga';
import { type DemoCapture, monthStart } from './demo-month';
import { insertEnrolments, insertMessages, insertProvenSender, type NewMessage } from './demo.queries';
import { minute } from './month';
import type { CapturedLead } from './hand-over';

const delay = 2 * 24 * 60;

/** A sequence of two mails, switched on before the first visitor came. */
async function welcome({ tx, owner, companyId, campaigns, month }: DemoCapture) {
  const at = (hour: string) => ({ db: tx, now: () => month.at(monthStart, hour) });
  await insertProvenSender(tx, owner, companyId, espiga.company.replyTo ?? '');
  const emails = [campaigns.email.outcome, campaigns.email.proof];
  const { id } = await createSequence(at('12:00'), owner, {
    marketingCompanyId: companyId,
    name: 'Bienvenida',
    pages: null,
    steps: emails.map((campaignId, place) => ({ campaignId, condition: 'always', delay: place * delay })),
  });
  await simulateSequence(at('12:05'), owner, id);
  const { steps } = await switchSequence(at('12:10'), owner, { id, status: 'on' });
  const mails = [];
  for (const step of steps) {
    const approved = await findApproved(tx, owner, step.campaignId ?? 0);
    mails.push({ ...step, contentVersionId: approved?.contentVersionId ?? null });
  }
  return { id, mails };
}

type Welcome = Awaited<ReturnType<typeof welcome>>;

/** When the mails of somebody went, or would have gone: at once, and after two days in the next hour that is not quiet. */
function timesOf({ month }: DemoCapture, confirmedAt: Date): Date[] {
  const { quietFrom = null, quietTo = null } = espiga.company;
  const first = new Date(confirmedAt.getTime() + minute);
  const later = new Date(first.getTime() + delay * minute);
  return [first, firstLoudMinute(later, month.zone, quietHours(quietFrom, quietTo))];
}

/** When somebody answered or unsubscribed, which ends their mails; null where neither happened. */
const endOf = ({ month }: DemoCapture, { lead }: CapturedLead): Date | null => {
  const ended = lead.answered ?? lead.left;
  return ended ? month.at(...ended) : null;
};

/** The mails of a lead: those before its end are sent, the other one waits to be stopped. */
async function mailsOf(
  demo: DemoCapture,
  mails: Welcome['mails'],
  captured: CapturedLead & { confirmedAt: Date },
  enrolmentId: number,
): Promise<NewMessage[]> {
  const { tx, owner, companyId } = demo;
  const end = endOf(demo, captured);
  const rows: NewMessage[] = [];
  for (const [place, at] of timesOf(demo, captured.confirmedAt).entries()) {
    const { id: stepId, campaignId, contentVersionId } = mails[place] as Welcome['mails'][number];
    const link = { companyId, campaignId, channelId: null, target: espiga.products[0].url ?? '' };
    const of = { userId: owner, marketingCompanyId: companyId, enrolmentId, stepId, leadId: captured.id };
    const planned = { ...of, dueAt: at, messageId: messageIdOf(`reply-${randomUUID()}`) };
    if (end && end < at) rows.push({ ...planned, status: 'due', nextAt: at });
    else {
      const sent = { attempts: 1, attemptedAt: at, sentAt: at, contentVersionId };
      rows.push({ ...planned, ...sent, status: 'sent', linkCode: await makeLink(tx, owner, link, at) });
    }
  }
  return rows;
}

/** What follows when somebody answers, unsubscribes, or has had all mails. */
async function end(demo: DemoCapture, captured: CapturedLead, enrolmentId: number, lastAt: Date) {
  const { tx, owner, companyId, announce } = demo;
  const { lead, id: leadId } = captured;
  const at = endOf(demo, captured);
  if (!at) await finish(tx, owner, [enrolmentId], lastAt);
  else if (lead.answered) {
    const { contactId = null } = (await lockLead(tx, owner, leadId)) ?? {};
    const mail = { messageId: null, sentAt: at.toISOString(), subject: null, text: lead.answer ?? null };
    await takeAnswer(tx, { owner, id: leadId, contactId, at, mail }, announce);
  } else {
    await withdrawConsent(tx, { owner, leadId, at, source: 'Bienvenida', announce });
    await suppress(tx, owner, companyId, lead.email, 'unsubscribed', at);
    await stopEnrolments(tx, { owner, leadId, at }, 'consent');
  }
}

/** Who clicked in which mail. */
function clicksIn(demo: DemoCapture, rows: readonly NewMessage[]): NewHits['clicks'] {
  const random = randomFrom(612);
  return rows.flatMap(({ linkCode: code, sentAt, leadId }) => {
    if (!code || !sentAt || random() > 0.45) return [];
    const at = new Date(sentAt.getTime() + Math.ceil(random() * 16 * 60) * minute);
    return at < demo.month.now ? [{ code, at, visitor: demo.hashOf(`${leadId} ${code}`), bot: false }] : [];
  });
}

/** Follows the confirmed leads with two mails each, as if the demo had sent them; nothing is left to be sent. */
export async function seedReplies(demo: DemoCapture, captured: readonly CapturedLead[]): Promise<void> {
  const { tx, owner } = demo;
  const { id: sequenceId, mails } = await welcome(demo);
  const confirmed = captured.flatMap((one) => {
    const { confirmedAt } = one;
    return confirmedAt ? [{ ...one, confirmedAt }] : [];
  });
  const enrolments = await insertEnrolments(
    tx,
    confirmed.map(({ id: leadId, confirmedAt: at }) => ({ userId: owner, sequenceId, leadId, at })),
  );
  const rows: NewMessage[] = [];
  for (const [index, one] of confirmed.entries())
    rows.push(...(await mailsOf(demo, mails, one, enrolments[index] as number)));
  const ids = await insertMessages(tx, rows);
  const sent = rows.flatMap(({ leadId, sentAt: at }, place) =>
    at ? [{ leadId, kind: 'sent' as const, at, data: { message: ids[place] as number } }] : [],
  );
  const enrolled = confirmed.map(({ id: leadId, confirmedAt: at }) => ({
    leadId,
    kind: 'enrolled' as const,
    at,
    data: { sequence: sequenceId },
  }));
  await insertLeadEvents(tx, owner, [...enrolled, ...sent]);
  for (const [index, one] of confirmed.entries()) {
    await advanceLead(tx, owner, one.id, 'contacted');
    const last = rows.findLast(({ leadId }) => leadId === one.id);
    await end(demo, one, enrolments[index] as number, last?.dueAt ?? one.confirmedAt);
  }
  await insertHits(tx, { views: [], clicks: clicksIn(demo, rows) });
}
