import type { Announce } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { suppress } from '../../capture/consents/suppressions.queries';
import { withdrawConsent } from '../../capture/consents/withdraw-consent';
import { insertLeadEvents } from '../../capture/leads/lead-events.queries';
import { lockLead, updateLeadState } from '../../capture/leads/lead-states.queries';
import { stopEnrolments } from '../enrolling/stop-enrolments';
import { isNoSuchRecipient } from '../sending/outcome';
import { takeAnswer } from './answered';
import { findLeadByEmail, findLeadByMail } from './answering.queries';
import type { Incoming } from './read-message';

interface Deps {
  db: Db;
  now: () => Date;
  announce: Announce;
}

interface Hook {
  owner: Owner;
  company: number;
}

/** Takes in a message that a company's mail server has handed over. */
export const receiveMessage = ({ db, now, announce }: Deps, hook: Hook, incoming: Incoming): Promise<void> =>
  transact(db, async (tx) => {
    const at = now();
    if (incoming.is === 'answer') {
      const lead = await leadOf(tx, hook, { references: incoming.references, address: incoming.from });
      const { owner } = hook;
      if (lead) await takeAnswer(tx, { owner, ...lead, at, mail: incoming.mail }, announce);
    }
    if (incoming.is === 'delivery') {
      for (const reported of incoming.reported) {
        const isGone = reported.action === 'failed' && isNoSuchRecipient(reported.status);
        if (isGone) await takeBounce(tx, hook, { ...incoming, address: reported.address }, at);
      }
    }
    if (incoming.is === 'complaint') await takeComplaint(tx, hook, incoming, at, announce);
  });

interface Named {
  references: readonly string[];
  address: string | null;
}

/** Whom a message is about: to whom the mail went that it names, else who has the address. */
async function leadOf(tx: Db, { owner, company }: Hook, { references, address }: Named) {
  const byMail = await findLeadByMail(tx, owner, company, references);
  const id = byMail ?? (address ? await findLeadByEmail(tx, owner, company, address) : undefined);
  return id === undefined ? undefined : lockLead(tx, owner, id);
}

async function takeBounce(tx: Db, hook: Hook, named: Named, at: Date) {
  const { owner, company } = hook;
  const lead = await leadOf(tx, hook, named);
  if (!lead?.contactEmail) return;
  const leadId = lead.id;
  await updateLeadState(tx, owner, leadId, { delivery: 'hard' });
  await suppress(tx, owner, company, lead.contactEmail, 'bounced', at);
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'bounced', at }]);
  await stopEnrolments(tx, { owner, leadId, at }, 'delivery');
}

async function takeComplaint(tx: Db, hook: Hook, named: Named, at: Date, announce: Announce) {
  const { owner, company } = hook;
  const lead = await leadOf(tx, hook, named);
  if (!lead?.contactEmail) return;
  const leadId = lead.id;
  await suppress(tx, owner, company, lead.contactEmail, 'complained', at);
  await insertLeadEvents(tx, owner, [{ leadId, kind: 'complained', at }]);
  await withdrawConsent(tx, { owner, leadId, at, source: 'COMERZIA', announce });
  await stopEnrolments(tx, { owner, leadId, at }, 'suppressed');
}
