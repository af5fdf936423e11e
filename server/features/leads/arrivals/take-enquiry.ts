import type { Written } from '../../../../shared/acts/entities';
import type { Doing } from '../../../platform/acts/act';
import { unspecifiedCompany } from '../../../../shared/enquiries/services';
import type { ContactMessage } from '../../../../shared/enquiries/tables';
import { defaultLanguage } from '../../../../shared/languages';
import type { FollowerDeps } from '../../../platform/announcements';
import { findRoom } from '../../../platform/holdings/holdings.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { insertConsents } from '../consents/consents.queries';
import { listStages } from '../opportunities/stages.queries';
import { leadsRecorder } from '../recording/leads-recorder';
import { newDeal } from '../opportunities/enter-stage';
import { findSettings } from '../settings.queries';
import { positionBelow } from '../opportunities/positions.queries';
import { findAccountOf, lockAccount } from '../../../platform/accounts/accounts.queries';
import { findContactByEmail } from './arrivals.queries';

/** The form has one name field; its first word becomes the first name. */
function namesOf(name: string) {
  const [firstName = name, ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || null };
}

/** An enquiry permits an answer and nothing else. */
const granted = { purpose: 'enquiry_reply', state: 'granted', wordingVersion: 'contact form 1' } as const;

const bodyOf = ({ company, message }: ContactMessage) =>
  [company === unspecifiedCompany ? null : company, message].filter(Boolean).join('\n\n') || null;

const newContact = ({ name, email }: ContactMessage): Written<'contact'> => ({
  ...namesOf(name),
  points: [{ kind: 'email', value: email, label: 'work', primary: true, shared: false }],
  source: 'website',
  status: 'new',
});

async function isFull(tx: Db, owner: Owner): Promise<boolean> {
  for (const kind of ['contact', 'opportunity', 'communication'] as const)
    if ((await findRoom(tx, owner, kind)) <= 0) return true;
  return false;
}

/**
 * An enquiry becomes a contact (matched by email), an opportunity in the first stage and a communication in the
 * first account of the person whom `ENQUIRIES_OWNER` names. It permits an answer but no advertising. In a full account nothing is
 * created, but the enquiry is still stored and mailed.
 */
export async function takeEnquiry(
  tx: Db,
  enquiry: ContactMessage,
  { config, now }: FollowerDeps,
): Promise<void> {
  const owner = config.enquiriesOwner && (await findAccountOf(tx, config.enquiriesOwner));
  if (!owner || !(await lockAccount(tx, owner)) || (await isFull(tx, owner))) return;
  const doing: Doing = {
    owner,
    actor: { kind: 'visitor', id: null, name: enquiry.name, via: 'enquiry' } as const,
    kind: 'enquiry',
    entity: 'contact',
    at: now(),
    origin: { from: 'enquiry', row: enquiry.id } as const,
  };
  await leadsRecorder.actIn(tx, doing, async (act) => {
    const known = await findContactByEmail(tx, owner, enquiry.email);
    const fields = newContact(enquiry);
    const contactId = known?.id ?? ((await act.create('contact', [{ fields }]))[0] as number);
    const from = { contactId, source: `enquiry ${enquiry.id}`, at: enquiry.createdAt };
    await insertConsents(tx, owner, [{ ...granted, ...from }]);
    const [stage] = await listStages(tx, owner, defaultLanguage);
    if (!stage) return;
    const title = `${enquiry.service ?? enquiry.subject} · ${enquiry.name}`.slice(0, 200);
    const position = await positionBelow(tx, owner, stage.id, { after: null, except: null });
    const { currency } = await findSettings(tx, owner);
    const deal = newDeal({ title, contactId, currency, source: 'website', position }, stage, doing.at);
    const [opportunityId] = await act.create('opportunity', [{ fields: deal }]);
    const said = { type: 'form', direction: 'in', subject: enquiry.subject, body: bodyOf(enquiry) } as const;
    const links = { contactIds: [contactId], opportunityId: opportunityId ?? null };
    await act.create('communication', [
      { fields: { ...said, ...links, occurredAt: enquiry.createdAt.toISOString() } },
    ]);
  });
}
