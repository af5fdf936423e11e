/** The three portals: where each begins, where it sends those who are signed out, and where its settings are. */
export const portals = {
  consultia: { home: '/consultoria', signIn: '/auth', settings: '/settings' },
  comerzia: { home: '/comercia', signIn: '/comercia-auth', settings: '/settings' },
  leadmanager: {
    home: '/leadmanager/dashboard',
    signIn: '/leadmanager',
    settings: '/leadmanager/dashboard/settings',
  },
} as const;

/** A second way into LEADMANAGER, which the specification names too. */
export const otherLeadsSignIn = '/leadmanager/auth';

export type Portal = keyof typeof portals;

export const portalNames = Object.keys(portals) as Portal[];

/** How every address of a portal begins. The rest of its table loads with the portal, which visitors do not. */
const roots = [
  'auth',
  'settings',
  'admin',
  'consultoria',
  'empresa',
  'shared',
  'comercia',
  'comercia-auth',
  'leadmanager',
];

/** Whether an address, unless it is a page of the site, is a screen behind sign-in, a way there, or lies inside a portal. */
export const isOfPortal = (path: string) => roots.includes(path.split('/')[1] ?? '');
