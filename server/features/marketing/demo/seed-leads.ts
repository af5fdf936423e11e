import type { Doing } from '../../../platform/acts/act';
import { insertLeadEvents } from '../capture/leads/lead-events.queries';
import { markTouched } from '../capture/leads/lead-states.queries';
import { insertHits } from '../capture/visitors/hits.queries';
import { hashToken, newToken } from '../../../platform/http/access';
import { messageIdOf } from '../../../platform/mail/mailer';
import { marketingRecorder } from '../recording/marketing-recorder';
import { type Capturing, rowOf, visitsOf } from './demo-forms';
import { type DemoLead, demoLeads, demoSuspects } from './demo-leads';
import type { DemoCapture } from './demo-month';
import type { DemoPost } from './demo-posts';
import { trafficOf } from './demo-visits';
import { insertConsents, insertOptIns, insertSubmissions, updateSources } from './demo.queries';
import { type CapturedLead, handOver } from './hand-over';
import { minute } from './month';

/** Makes a lead by an act of its visitor. */
async function capture(
  { tx, owner, page, companyId, month }: Capturing,
  lead: DemoLead,
): Promise<CapturedLead> {
  const { name, email, phone = null, confirms } = lead;
  const cameAt = month.at(...lead.came);
  const actor = { kind: 'visitor', id: null, name, via: 'capture' } as const;
  const doing: Doing = { owner, actor, kind: 'capture', entity: 'marketingLead', at: cameAt };
  const fields = {
    contactName: name,
    contactEmail: email,
    contactPhone: phone,
    marketingCompanyId: companyId,
    language: page.language,
    source: page.campaignName,
    status: 'new' as const,
  };
  const [id] = await marketingRecorder.actIn(tx, { ...doing, origin: { from: 'comerzia' } }, (act) =>
    act.create('marketingLead', [{ fields }]),
  );
  const confirmedAt = typeof confirms === 'number' ? new Date(cameAt.getTime() + confirms * minute) : null;
  return { lead, id: id as number, cameAt, confirmedAt };
}

/** The forms behind the leads, those that lie apart, and what leads came by. */
async function submit(capturing: Capturing, captured: readonly CapturedLead[]): Promise<void> {
  const { tx, owner, page } = capturing;
  const sent = captured.map(({ lead, id: leadId }) => ({
    ...rowOf(capturing, lead),
    leadId,
    verdict: 'accepted' as const,
  }));
  const apart = demoSuspects.map((suspect) => ({
    ...rowOf(capturing, suspect),
    verdict: 'suspect' as const,
    suspicions: suspect.suspicions,
  }));
  await insertSubmissions(tx, [...sent, ...apart]);
  const sources = captured.map(({ lead, id, confirmedAt }, index) => {
    const pending = lead.confirms === undefined ? 'none' : 'pending';
    return {
      id,
      pageId: page.id,
      campaignId: page.campaignId,
      consent: confirmedAt ? ('confirmed' as const) : (pending as 'none' | 'pending'),
      firstTouch: visitsOf(capturing, lead)[0].touch,
      lastTouch: (sent[index] as (typeof sent)[number]).touch,
    };
  });
  await updateSources(tx, owner, sources);
  const data = ({ confirms }: DemoLead) => ({ door: 'page', agreed: confirms !== undefined });
  const events = captured.map(({ id: leadId, lead, cameAt: at }) => ({
    leadId,
    kind: 'submitted' as const,
    at,
    data: data(lead),
  }));
  await insertLeadEvents(tx, owner, events);
}

/** The evidence that somebody ticked the box, and the hash of the link that they were mailed. */
function evidenceOf(capturing: Capturing, { lead, id: leadId }: CapturedLead) {
  const { owner, companyId, hashOf } = capturing;
  const { at, email, pageId, door, language, addressHash, userAgent, ...row } = rowOf(capturing, lead);
  const tokenHash = hashToken(newToken());
  const evidence = {
    userId: owner,
    marketingCompanyId: companyId,
    leadId,
    emailHash: hashOf(email),
    language,
    pageId,
    door,
    wording: row.wording ?? '',
    wordingVersion: row.wordingVersion ?? '',
    addressHash,
    userAgent,
    submittedAt: at,
    at,
    messageId: messageIdOf(`opt-in-${tokenHash.slice(0, 32)}`),
  };
  return { evidence, tokenHash };
}

/** What the opt-ins and their clicks have left: evidence, links and events. */
async function agree(capturing: Capturing, captured: readonly CapturedLead[]): Promise<void> {
  const { tx, owner } = capturing;
  const asked = captured
    .filter(({ lead }) => lead.confirms !== undefined)
    .map((one) => ({ ...one, ...evidenceOf(capturing, one) }));
  const ids = await insertConsents(
    tx,
    asked.map(({ evidence }) => ({ ...evidence, state: 'pending' })),
  );
  const optIns = asked.map(({ id: leadId, cameAt, confirmedAt, tokenHash }, index) => ({
    userId: owner,
    leadId,
    consentId: ids[index] as number,
    tokenHash,
    usedAt: confirmedAt,
    expiresAt: new Date(cameAt.getTime() + 7 * 24 * 60 * minute),
  }));
  await insertOptIns(tx, optIns);
  const given = asked.flatMap(({ evidence, confirmedAt: at }) =>
    at ? [{ ...evidence, state: 'confirmed' as const, at }] : [],
  );
  await insertConsents(tx, given);
  const events = asked.flatMap(({ id: leadId, cameAt, confirmedAt }) => [
    { leadId, kind: 'opt-in sent' as const, at: cameAt },
    ...(confirmedAt ? [{ leadId, kind: 'confirmed' as const, at: confirmedAt }] : []),
  ]);
  await insertLeadEvents(tx, owner, events);
}

/** Fills the page with a month of visitors, of whom some leave their address; resolves to those who do. */
export async function seedLeads(demo: DemoCapture, posts: readonly DemoPost[]): Promise<CapturedLead[]> {
  const { tx, page, month, hashOf } = demo;
  const capturing = { ...demo, posts };
  const visits = [...demoLeads, ...demoSuspects].flatMap((form) => visitsOf(capturing, form));
  await insertHits(tx, trafficOf({ month, posts, pageId: page.id, hashOf, visits }));
  const captured: CapturedLead[] = [];
  for (const lead of demoLeads) captured.push(await capture(capturing, lead));
  await submit(capturing, captured);
  await agree(capturing, captured);
  await handOver(demo, captured);
  return captured;
}

/** What a person made of the leads, each by an act of its day. */
export async function markLeads(
  { tx, owner, month, actor }: DemoCapture,
  captured: readonly CapturedLead[],
): Promise<void> {
  const marked = captured.flatMap(({ id, lead }) =>
    lead.marked ? [{ id, status: lead.marked[0], at: month.at(lead.marked[1], '13:10') }] : [],
  );
  for (const { id, status, at } of marked.toSorted((left, right) => left.at.getTime() - right.at.getTime())) {
    const doing: Doing = { owner, actor, kind: 'change', entity: 'marketingLead', at };
    await marketingRecorder.actIn(tx, doing, async (act) => {
      await act.change('marketingLead', [{ id, fields: { status } }]);
    });
    await markTouched(tx, owner, id);
  }
}
