import { portals } from '../addresses/portals';
import { sitePages } from '../addresses/site';
import { addresses, addressOf } from '../http/address';
import { everyone, signedIn } from '../http/endpoint';

const { signIn } = portals.comerzia;

/** The screens of COMERZIA. For signed-out visitors its home is a page of the site. */
export const marketingPages = addresses(
  { guard: signedIn, signInAt: signIn },
  {
    signIn: { pattern: signIn, guard: everyone, signsIn: true, title: 'auth/sign-in.portals.comerzia.title' },
  },
);

/** The sections of the workspace in display order; the first is shown when the address names none. */
export const marketingSections = [
  'companies',
  'products',
  'campaigns',
  'content',
  'leads',
  'analytics',
] as const;

export type MarketingSection = (typeof marketingSections)[number];

export const workspaceAddress = (section: MarketingSection) => addressOf(sitePages.comercia, {}, { section });
