import { paths } from '@/lib/paths';

/** The three portals: where each begins, and where it sends those who log out. */
export const portals = {
  consultia: { home: paths.consultoria, signIn: paths.auth, settings: paths.settings },
  comerzia: { home: paths.comercia, signIn: paths.comerciaAuth, settings: paths.settings },
  leadmanager: {
    home: paths.leadmanagerDashboard,
    signIn: paths.leadmanager,
    settings: paths.leadmanagerSection('settings'),
  },
} as const;

export type Portal = keyof typeof portals;

export const portalNames = Object.keys(portals) as Portal[];
