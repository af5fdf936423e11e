import { useSearch } from 'wouter';
import { withSearch } from '@shared/http/address';

/** A sign-in address that leads back to where somebody was going. */
export const signInAddress = (signInPath: string, next: string) => withSearch(signInPath, { next });

/** Whether an address stays on this site: a foreign one must never ride in on a link to the sign-in screen. */
export const isOwnAddress = (address: string) => /^\/(?![/\\])/.test(address) && !/[\p{Cc}]/u.test(address);

/** Where to go after signing in: what the address names, if it is on this site. */
export function useNextAddress(otherwise: string): string {
  const next = new URLSearchParams(useSearch()).get('next');
  return next && isOwnAddress(next) ? next : otherwise;
}
