import { lazy } from 'react';

/** The page for unknown addresses of a portal, loaded when it is shown, because it brings the frame of each portal. */
export const NotFound = lazy(async () => ({
  default: (await import('./not-found-in-portal')).NotFoundInPortal,
}));

/** The page for an account that is not the person's. */
export const AccountGone = lazy(async () => ({
  default: (await import('@/pages/account/account-gone-page')).AccountGonePage,
}));

/** The page for an account that takes only people who have signed in with a second step. */
export const FactorNeeded = lazy(async () => ({
  default: (await import('@/pages/account/factor-needed-page')).FactorNeededPage,
}));
