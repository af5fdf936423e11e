import type { Written } from '../../../../../shared/acts/entities';
import type { Touch } from '../../../../../shared/marketing/capture/touch';
import type { Act, Doing } from '../../../../platform/acts/act';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import { ownerOf } from '../../../../platform/database/rows/owner';
import { leadCaptured, type TakenOver } from '../announcements';
import type { StoredSubmission } from '../stored/submissions.queries';
import { lockEmail, lockLeadByEmail, type StoredLead, updateSource } from './capture-lead.queries';
import { insertLeadEvents } from './lead-events.queries';
import { lockLead, updateLeadState } from './lead-states.queries';

/** A submission that is not suspicious, and where it came from. */
export interface Captured {
  submission: StoredSubmission;
  /** The name of the page's campaign, or of the company. */
  origin: string;
  campaignId: number | null;
  firstTouch: Touch;
  at: Date;
}

export interface CaptureDeps {
  recorder: Recorder;
  announce: Announce;
}

const fieldsOf = ({ fields }: StoredSubmission): Written<'marketingLead'> => ({
  companyName: fields.company ?? null,
  contactName: fields.name ?? null,
  contactEmail: fields.email ?? null,
  contactPhone: fields.phone ?? null,
  position: fields.position ?? null,
});

/** Fills in only the missing fields of a known lead. */
async function complete(act: Act, lead: StoredLead, given: Written<'marketingLead'>): Promise<number> {
  if (lead.deletedAt) await act.restore('marketingLead', [lead.id]);
  const lacking = Object.entries(given).filter(
    ([name, value]) => value !== null && lead[name as keyof StoredLead] === null,
  );
  await act.change('marketingLead', [{ id: lead.id, fields: Object.fromEntries(lacking) }]);
  return lead.id;
}

async function create(act: Act, submission: StoredSubmission, origin: string): Promise<number> {
  const { marketingCompanyId, language } = submission;
  const given = fieldsOf(submission);
  const fields = { ...given, marketingCompanyId, language, source: origin, status: 'new' as const };
  const [id] = await act.create('marketingLead', [{ fields }]);
  return id as number;
}

/** The act of a visitor who submits a form. */
const sendingOf = ({ userId, id: row, email, fields }: StoredSubmission): Omit<Doing, 'at'> => ({
  owner: ownerOf({ userId }),
  kind: 'capture',
  entity: 'marketingLead',
  actor: { kind: 'visitor', id: null, name: fields.name ?? email, via: 'capture' },
  origin: { from: 'comerzia', row },
});

/** Splits a name into its first word and the rest. */
function namesOf(name: string | null) {
  const [firstName = null, ...rest] = (name ?? '').trim().split(/\s+/).filter(Boolean);
  return { firstName, lastName: rest.join(' ') || null };
}

/** The data that is announced for a lead. */
export const takenOver = (
  lead: Pick<StoredLead, 'id' | 'contactName' | 'contactPhone' | 'language'> & { contactEmail: string },
  origin: string,
  consents: TakenOver['consents'] = [],
): TakenOver => ({
  id: lead.id,
  email: lead.contactEmail,
  phone: lead.contactPhone,
  language: lead.language,
  ...namesOf(lead.contactName),
  origin,
  consents,
});

/** Makes the function that a listener calls with the id of the contact that it made from a lead; it stores the id. */
export const handingOver =
  (tx: Db, lead: Pick<StoredLead, 'id' | 'userId' | 'contactId'>, at: Date) =>
  async (contactId: number): Promise<void> => {
    if (lead.contactId === contactId) return;
    const owner = ownerOf(lead);
    await updateLeadState(tx, owner, lead.id, { contactId });
    await insertLeadEvents(tx, owner, [{ leadId: lead.id, kind: 'handed over', at, data: { contactId } }]);
  };

/**
 * Makes a lead from a submission, or adds the submission to the existing lead with its address, and announces it, in
 * the caller's transaction. Consent is handled elsewhere. Resolves to the lead.
 */
export async function captureLead(
  tx: Db,
  { submission, origin, campaignId, firstTouch, at }: Captured,
  { recorder, announce }: CaptureDeps,
): Promise<StoredLead> {
  const { marketingCompanyId: companyId, email, id: row, pageId, touch } = submission;
  const doing = { ...sendingOf(submission), at, announce };
  const { owner } = doing;
  await lockEmail(tx, companyId, email);
  const known = await lockLeadByEmail(tx, owner, companyId, email);
  const leadId = await recorder.actIn(tx, doing, (act) =>
    known ? complete(act, known, fieldsOf(submission)) : create(act, submission, origin),
  );
  await updateSource(tx, owner, leadId, { firstTouch, lastTouch: touch, pageId, campaignId });
  const event = { submissionId: row, door: submission.door, agreed: submission.agreed };
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'submitted', at, data: event }]);
  const lead = (await lockLead(tx, owner, leadId)) as StoredLead;
  await announce(tx, leadCaptured, {
    owner,
    leadId,
    marketingCompanyId: companyId,
    pageId,
    at,
    lead: takenOver({ ...lead, contactEmail: lead.contactEmail ?? email }, origin),
    handedOver: handingOver(tx, lead, at),
  });
  return lead;
}
