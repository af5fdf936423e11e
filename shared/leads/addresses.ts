import { otherLeadsSignIn, portals } from '../addresses/portals';
import { addresses, addressOf, type Section } from '../http/address';
import { everyone, signedIn } from '../http/endpoint';

const { home, signIn } = portals.leadmanager;

/** The screens of LEADMANAGER. */
export const leadsPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: {
      pattern: signIn,
      guard: everyone,
      signsIn: true,
      renderedFor: ['failed=*', ''],
      title: 'auth/sign-in.portals.leadmanager.title',
    },
    otherSignIn: {
      pattern: otherLeadsSignIn,
      guard: everyone,
      signsIn: true,
      renderedFor: ['failed=*', ''],
      title: 'auth/sign-in.portals.leadmanager.title',
    },
    dashboard: { pattern: `${home}/:section?`, title: 'leads/sections.portal' },
  },
);

/** The sections of the dashboard in display order; the first is shown when the address names none. */
export const leadSections = {
  contacts: { title: 'leads/sections.sections.contacts.label', icon: 'user' },
  companies: { title: 'leads/sections.sections.companies.label', icon: 'building' },
  opportunities: { title: 'leads/sections.sections.opportunities.label', icon: 'target' },
  communications: { title: 'leads/sections.sections.communications.label', icon: 'envelope' },
  analytics: { title: 'leads/sections.sections.analytics.label', icon: 'chart' },
} as const satisfies Record<string, Section>;

export type LeadSection = keyof typeof leadSections;

export const dashboardAddress = (section: LeadSection) => addressOf(leadsPages.dashboard, { section });
