/** The home, sign-in and settings addresses of each portal. */
export const portals = {
  consultia: { home: '/consultoria', signIn: '/auth', settings: '/settings' },
  comerzia: { home: '/comercia', signIn: '/comercia-auth', settings: '/settings' },
  leadmanager: {
    home: '/leadmanager/dashboard',
    signIn: '/leadmanager',
    settings: '/leadmanager/dashboard/settings',
  },
} as const;

/** A second sign-in address of LEADMANAGER, which the specification also names. */
export const otherLeadsSignIn = '/leadmanager/auth';

export type Portal = keyof typeof portals;

export const portalNames = Object.keys(portals) as Portal[];

/**
 * The first segments of all portal addresses. A portal's full table is loaded with the portal, so visitors do not
 * download it.
 */
const roots = [
  'auth',
  'today',
  'settings',
  'admin',
  'consultoria',
  'empresa',
  'shared',
  'comercia',
  'comercia-auth',
  'leadmanager',
];

/**
 * Whether an address that is not a page of the site belongs to a portal, including sign-in and shared-report screens.
 */
export const isOfPortal = (path: string) => roots.includes(path.split('/')[1] ?? '');
