import type { Language } from '../../../../shared/languages';
import { announcement } from '../../../platform/announcements';
import type { Owner } from '../../../platform/database/rows/owner';

/** A lead for those who follow what happens to it. */
interface Told {
  owner: Owner;
  leadId: number;
  marketingCompanyId: number;
  /** The page by which it last came; null when it came by none. */
  pageId: number | null;
  at: Date;
}

/** What LEADMANAGER takes over of a lead; its consents are those that were confirmed, and no others. */
export interface TakenOver {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  language: Language;
  /** Where it was captured. */
  origin: string;
  consents: readonly { purpose: 'marketing'; wordingVersion: string; at: Date }[];
}

/** A lead was captured, or sent something again. Who takes it over as a contact says so. */
export const leadCaptured = announcement<
  Told & { lead: TakenOver; handedOver: (contactId: number) => Promise<void> }
>('leadCaptured');

/** A lead confirmed its opt-in: from now on it may be written to. */
export const leadConfirmed = announcement<
  Told & { lead: TakenOver; handedOver: (contactId: number) => Promise<void> }
>('leadConfirmed');

/** A lead, or whoever has its address, may not be written to any more; `source` says how that came. */
export const consentWithdrawn = announcement<Told & { email: string; source: string }>('consentWithdrawn');

/**
 * A lead that was never confirmed is about to go, with the contact made from it. Who keeps that contact, because a person
 * has worked on it, calls `keep`; then the lead stays too.
 */
export const leadLapsed = announcement<{
  owner: Owner;
  leadId: number;
  contactId: number;
  keep: () => void;
}>('leadLapsed');
