import type { Language } from '../../../../shared/languages';
import { announcement } from '../../../platform/announcements';
import type { Owner } from '../../../platform/database/rows/owner';

/** The lead that an announcement is about. */
interface Told {
  owner: Owner;
  leadId: number;
  marketingCompanyId: number;
  /** The page through which the lead last arrived; null if it came through none. */
  pageId: number | null;
  at: Date;
}

/** The data of a lead that LEADMANAGER copies to a contact. It contains confirmed consents only. */
export interface TakenOver {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  language: Language;
  /** The name of the campaign or company that captured it. */
  origin: string;
  consents: readonly { purpose: 'marketing'; wordingVersion: string; at: Date }[];
}

/** A lead was captured, or sent another form. A listener that stores it as a contact calls `handedOver`. */
export const leadCaptured = announcement<
  Told & { lead: TakenOver; handedOver: (contactId: number) => Promise<void> }
>('leadCaptured');

/** A lead confirmed its opt-in, so marketing mails may be sent to it. */
export const leadConfirmed = announcement<
  Told & { lead: TakenOver; handedOver: (contactId: number) => Promise<void> }
>('leadConfirmed');

/** Marketing mails may no longer be sent to a lead or to its address; `source` says how consent was withdrawn. */
export const consentWithdrawn = announcement<Told & { email: string; source: string }>('consentWithdrawn');

/**
 * A lead that never confirmed its opt-in is about to be deleted, together with the contact made from it. A listener
 * that keeps the contact, because a person has worked on it, calls `keep`; the lead is then kept too.
 */
export const leadLapsed = announcement<{
  owner: Owner;
  leadId: number;
  contactId: number;
  keep: () => void;
}>('leadLapsed');
