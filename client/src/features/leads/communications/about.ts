import type { CommunicationType } from '@shared/leads/communications/scales';
import type { ToldSection } from '../acts/change-entry';
import type { ListSearch, Rows } from '../records';

/** The record that a screen is about: what finds its communications and tasks, and what a new one begins with. */
export interface About {
  section: ToldSection;
  id: number;
  search: ListSearch;
  /** The filter for its timeline, if that shows more than these. */
  around?: ListSearch;
  /** Its own name, which its timeline does not repeat. */
  name?: string;
  communication: object;
  /** How people are reached where it is not by phone: the type that a new communication begins with. */
  usualType?: CommunicationType;
  /** For tasks and, without `opportunityId`, opportunities. */
  links: { contactId: number | null; companyId: number | null; opportunityId?: number };
}

export const aboutContact = ({ id, companyId, phone, email }: Rows['contacts']): About => ({
  section: 'contacts',
  id,
  search: { contact: id },
  communication: { contactIds: [id], companyId },
  ...(phone === null && email !== null && { usualType: 'email' }),
  links: { contactId: id, companyId },
});

export const aboutCompany = ({ id, name }: Rows['companies']): About => ({
  section: 'companies',
  id,
  search: { company: id },
  around: { around: id },
  name,
  communication: { companyId: id },
  links: { contactId: null, companyId: id },
});

export const aboutOpportunity = ({ id, contactId, companyId }: Rows['opportunities']): About => ({
  section: 'opportunities',
  id,
  search: { opportunity: id },
  communication: { opportunityId: id, companyId, contactIds: contactId ? [contactId] : [] },
  links: { contactId, companyId, opportunityId: id },
});
