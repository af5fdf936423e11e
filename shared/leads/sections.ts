import { addressOf, type Section } from '../http/address';
import { leadsPages } from './addresses';

/** The sections of the dashboard in display order; the first is shown when the address names none. */
export const leadSections = {
  contacts: { title: 'leads/sections.sections.contacts.label', icon: 'user' },
  companies: { title: 'leads/sections.sections.companies.label', icon: 'building' },
  opportunities: { title: 'leads/sections.sections.opportunities.label', icon: 'target' },
  communications: { title: 'leads/sections.sections.communications.label', icon: 'envelope' },
  tasks: { title: 'leads/sections.sections.tasks.label', icon: 'check' },
  analytics: { title: 'leads/sections.sections.analytics.label', icon: 'chart' },
} as const satisfies Record<string, Section>;

export type LeadSection = keyof typeof leadSections;

export const dashboardAddress = (section: LeadSection) => addressOf(leadsPages.dashboard, { section });

/** The sections that list records; the last two open a record in their list. */
export const recordSections = ['contacts', 'companies', 'opportunities', 'communications', 'tasks'] as const;
export type RecordSection = (typeof recordSections)[number];

export const recordAddress = (section: RecordSection, id: number) =>
  addressOf(leadsPages.dashboard, { section, id: String(id) });

/** In the address of a contact it opens the mail to that person. */
export const writingMail = 'write';

/** The page of a contact with the mail to that person open. */
export const mailAddress = (contact: number) => `${recordAddress('contacts', contact)}?${writingMail}`;
