import type { Doing } from '../../../platform/acts/act';
import type { ContactPoint, Purpose } from '../../../../shared/leads/contacts/scales';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { findRoom } from '../../../platform/holdings/holdings.queries';
import type { Announce } from '../../../platform/announcements';
import { insertConsents } from '../consents/consents.queries';
import { leadsRecorder } from '../recording/leads-recorder';
import { findContactByEmail } from './arrivals.queries';

/** Somebody who left an address in COMERZIA. */
export interface CapturedLead {
  /** The lead's id there. */
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  language: 'en' | 'es' | null;
  /** Where the lead was captured, such as the name of a page or campaign. */
  origin: string;
  /** What was granted and confirmed there; nothing else counts as granted. */
  consents: readonly { purpose: Purpose; wordingVersion: string; at: Date }[];
}

interface Taking {
  announce: Announce;
  now: () => Date;
}

function pointsOf({ email, phone }: CapturedLead, shared: boolean): ContactPoint[] {
  const points: ContactPoint[] = [{ kind: 'email', value: email, label: 'work', primary: true, shared }];
  if (phone) points.push({ kind: 'phone', value: phone, label: 'mobile', primary: true, shared: false });
  return points;
}

/**
 * A lead of COMERZIA becomes a contact in the caller's transaction, or is matched by its address; a shared address
 * matches no contact. Its consents are copied, so that a later withdrawal here still counts. Resolves to the
 * contact's id, or to undefined when the account is full; the lead is kept in any case.
 */
export async function takeLead(
  tx: Db,
  owner: Owner,
  lead: CapturedLead,
  { announce, now }: Taking,
): Promise<number | undefined> {
  const doing: Doing = {
    owner,
    actor: { kind: 'visitor', id: null, name: lead.email, via: 'capture' } as const,
    kind: 'capture',
    entity: 'contact',
    at: now(),
    announce,
    origin: { from: 'comerzia', row: lead.id } as const,
  };
  return leadsRecorder.actIn(tx, doing, async (act) => {
    const known = await findContactByEmail(tx, owner, lead.email);
    const isFound = known !== undefined && !known.isShared;
    if (!isFound && (await findRoom(tx, owner, 'contact')) <= 0) return undefined;
    const { firstName, lastName, language } = lead;
    const named = { firstName, lastName, language, status: 'new', source: 'comerzia' } as const;
    const fields = { ...named, points: pointsOf(lead, known?.isShared ?? false) };
    const contactId = isFound ? known.id : ((await act.create('contact', [{ fields }]))[0] as number);
    const given = { contactId, state: 'granted', source: `COMERZIA: ${lead.origin}`.slice(0, 200) } as const;
    await insertConsents(
      tx,
      owner,
      lead.consents.map((consent) => ({ ...consent, ...given })),
    );
    act.touch({ contact: [contactId] });
    return contactId;
  });
}

/** A lead of COMERZIA, and how it learns which contact it became. */
interface HandedOver {
  owner: Owner;
  lead: CapturedLead;
  at: Date;
  handedOver: (contactId: number) => Promise<void>;
}

/** Takes a captured or confirmed lead with the consents that it has given so far. */
export const handOver = async (
  tx: Db,
  { owner, lead, at, handedOver }: HandedOver,
  { announce }: Pick<Taking, 'announce'>,
): Promise<void> => {
  const contactId = await takeLead(tx, owner, lead, { announce, now: () => at });
  if (contactId !== undefined) await handedOver(contactId);
};
