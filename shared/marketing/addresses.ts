import { portals } from '../addresses/portals';
import { sitePages } from '../addresses/site';
import { addresses, addressOf, type Section } from '../http/address';
import { everyone, signedIn } from '../http/endpoint';

const { signIn } = portals.comerzia;

/** The screens of COMERZIA. For signed-out visitors its home is a page of the site. */
export const marketingPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: {
      pattern: signIn,
      guard: everyone,
      signsIn: true,
      renderedFor: ['failed=*', ''],
      title: 'auth/sign-in.portals.comerzia.title',
    },
  },
);

/** The sections of the workspace in display order; the first is shown when the address names none. */
export const marketingSections = {
  companies: { title: 'marketing/workspace.sections.companies.label', icon: 'building' },
  products: { title: 'marketing/workspace.sections.products.label', icon: 'package' },
  campaigns: { title: 'marketing/workspace.sections.campaigns.label', icon: 'envelope' },
  content: { title: 'marketing/workspace.sections.content.label', icon: 'pencil' },
  leads: { title: 'marketing/workspace.sections.leads.label', icon: 'search' },
  analytics: { title: 'marketing/workspace.sections.analytics.label', icon: 'chart' },
} as const satisfies Record<string, Section>;

export type MarketingSection = keyof typeof marketingSections;

export const workspaceAddress = (section: MarketingSection) => addressOf(sitePages.comercia, {}, { section });
