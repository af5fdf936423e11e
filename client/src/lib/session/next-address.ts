import { useSearch } from 'wouter';
import { withSearch } from '@shared/http/address';

/** The address of a sign-in page that returns the user to `next` afterwards. */
export const signInAddress = (signInPath: string, next: string) => withSearch(signInPath, { next });

/**
 * Whether an address stays on this site, so that a link to the sign-in page cannot redirect to another
 * site.
 */
export const isOwnAddress = (address: string) => /^\/(?![/\\])/.test(address) && !/[\p{Cc}]/u.test(address);

/** The address to open after signing in: the `next` parameter if it is on this site, else `otherwise`. */
export function useNextAddress(otherwise: string): string {
  const next = new URLSearchParams(useSearch()).get('next');
  return next && isOwnAddress(next) ? next : otherwise;
}
