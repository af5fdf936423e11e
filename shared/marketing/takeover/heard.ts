import type { ConsentState, LeadStatus } from '../capture/scales';

/** What customers wrote and why deals were lost, read from the last months of an account. */
export const heardMonths = 12;

/** What was heard in LEADMANAGER. */
export interface Heard {
  /** Sentences of customers, the latest first. */
  sentences: { communicationId: number; text: string; at: string }[];
  /** Reasons for which deals were lost, the most frequent first. */
  doubts: { reason: string; count: number }[];
}

/** A campaign or page of COMERZIA by which somebody came. */
export interface CameFrom {
  leadId: number;
  marketingCompanyId: number;
  at: string;
  /** With the address where it is read and changed. */
  campaign: { name: string; to: string } | null;
  /** Whether mails may be sent to it; a confirmed consent is also noted with the contact, a pending one only here. */
  consent: ConsentState;
  /** How far the lead is in COMERZIA, which the contact's own status does not say. */
  status: LeadStatus;
  /** Whether nobody has answered yet. */
  isWaiting: boolean;
  /** A landing page by its name in `/l/{slug}`, and its heading. */
  slug: string | null;
  pageTitle: string | null;
}
