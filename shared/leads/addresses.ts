import { otherLeadsSignIn, portals } from '../addresses/portals';
import { addresses } from '../http/address';
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
      title: 'auth/sign-in.portals.leadmanager.title',
    },
    otherSignIn: {
      pattern: otherLeadsSignIn,
      guard: everyone,
      signsIn: true,
      title: 'auth/sign-in.portals.leadmanager.title',
    },
    dashboard: { pattern: `${home}/:section?`, title: 'leads/sections.portal' },
  },
);

/** The sections of the dashboard in display order; the first is shown when the address names none. */
export const leadSections = [
  'contacts',
  'companies',
  'opportunities',
  'communications',
  'analytics',
] as const;

export type LeadSection = (typeof leadSections)[number];
