import { lazy } from 'react';

/** The page for unknown addresses of a portal, loaded when it is shown, because it brings the frame of each portal. */
export const NotFound = lazy(async () => ({
  default: (await import('./not-found-in-portal')).NotFoundInPortal,
}));
