// Free of imports, so that the build configuration can read it too.

/** First part of every Spanish address of a public page. */
export const spanishPrefix = '/es';

const publicPages = {
  home: '/',
  solutions: '/solutions',
  breakEven: '/solutions/break-even',
  consultia: '/consultia',
  algorithmia: '/algorithmia',
  webia: '/webia',
  smartboxai: '/smartboxai',
  comerzia: '/comerzia',
  comerciaLanding: '/comercia-landing',
  comercia: '/comercia',
  huyuProjects: '/huyu-projects',
  legal: '/legal',
  privacy: '/privacy',
  cookies: '/cookies',
  accessibility: '/accessibility',
} as const;

/** An address, in its English form, that anybody may read and that exists in both languages. */
export type PublicPath = (typeof publicPages)[keyof typeof publicPages];

/** Addresses that serve English and have a Spanish twin under the prefix. */
export const publicPaths: readonly PublicPath[] = Object.values(publicPages);

/** Every address of the product; public ones in their English form. */
export const paths = {
  ...publicPages,
  auth: '/auth',
  register: '/auth?tab=register',
  resetPassword: '/auth/reset',
  comerciaAuth: '/comercia-auth',
  leadmanager: '/leadmanager',
  leadmanagerAuth: '/leadmanager/auth',
  leadmanagerDashboard: '/leadmanager/dashboard',
  leadmanagerSection: (section: string) => `/leadmanager/dashboard/${section}`,
  consultoria: '/consultoria',
  /** `add` opens the tab's dialog: for one item or for many. */
  company: (id: number, tab?: string, add?: 'one' | 'many') =>
    `/empresa/${id}${tab ? `?tab=${tab}` : ''}${tab && add ? `&add=${add}` : ''}`,
  swot: (companyId: number) => `/empresa/${companyId}/swot`,
  /** A record of a company in the tab that lists it. */
  companyRecord: (id: number, tab: string, kind: string, recordId: number) =>
    `/empresa/${id}?tab=${tab}#${kind}-${recordId}`,
  companyReport: (id: number) => `/empresa/${id}/report`,
  sharedReport: (token: string) => `/shared/reports/${token}`,
  settings: '/settings',
  adminEnquiries: '/admin/enquiries',
} as const;

/** Addresses of the app that are not rendered ahead of time, as patterns of the router. */
export const appPatterns = [
  paths.auth,
  paths.resetPassword,
  paths.comerciaAuth,
  paths.leadmanager,
  paths.leadmanagerAuth,
  `${paths.leadmanagerDashboard}/:section?`,
  paths.consultoria,
  '/empresa',
  '/empresa/:id',
  '/empresa/:id/swot',
  '/empresa/:id/report',
  '/shared/reports/:token',
  paths.settings,
  paths.adminEnquiries,
] as const;

const portalRoots = [
  '/auth',
  '/comercia-auth',
  '/consultoria',
  '/empresa',
  '/leadmanager',
  '/settings',
  '/admin',
  '/shared',
];

/** Whether an address is a screen behind sign-in, a way there, or lies inside a portal, where a signed-in user is told that nothing is there. */
export const isOfPortal = (path: string) =>
  portalRoots.some((root) => path === root || path.startsWith(`${root}/`)) ||
  path.startsWith(`${paths.comercia}/`);

/** Whether the address itself says that it is Spanish. */
export const isSpanishAddress = (path: string) =>
  path === spanishPrefix || path.startsWith(`${spanishPrefix}/`);

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** An address without the Spanish prefix. */
export function englishAddress(path: string): string {
  const plain = withoutTrailingSlash(path);
  return isSpanishAddress(plain) ? plain.slice(spanishPrefix.length) || '/' : plain;
}

/** The same page in a language. Addresses without a twin stay as they are. */
export function twinOf(path: string, language: 'en' | 'es'): string {
  if (language === 'en') return isSpanishAddress(path) ? englishAddress(path) : path;
  const english = withoutTrailingSlash(path);
  const hasTwin = publicPaths.some((known) => known === english);
  if (!hasTwin) return path;
  return english === '/' ? spanishPrefix : spanishPrefix + english;
}

interface AddressLink {
  rel: 'canonical' | 'alternate';
  hreflang?: 'en' | 'es' | 'x-default';
  path: string;
}

/** How a public page names its own address and those of its languages; none for any other address. */
export function publicAddresses(path: string): AddressLink[] {
  const english = twinOf(path, 'en');
  const spanish = twinOf(english, 'es');
  if (english === spanish) return [];
  return [
    { rel: 'canonical', path: isSpanishAddress(path) ? spanish : english },
    { rel: 'alternate', hreflang: 'en', path: english },
    { rel: 'alternate', hreflang: 'es', path: spanish },
    { rel: 'alternate', hreflang: 'x-default', path: english },
  ];
}
