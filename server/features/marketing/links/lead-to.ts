import { codeParam } from '../../../../shared/marketing/links/short-links';
import type { FoundLink } from './links.queries';

/**
 * Where a short link leads: a page of ours is told the code, any other page the usual UTM parameters, unless the target
 * already says where its visitors come from.
 */
export function leadTo({ code, target, network, product }: FoundLink): string {
  if (target.startsWith('/')) return `${target}${target.includes('?') ? '&' : '?'}${codeParam}=${code}`;
  const url = new URL(target);
  if ([...url.searchParams.keys()].some((name) => name.startsWith('utm_'))) return target;
  url.searchParams.set('utm_source', network ?? 'email');
  url.searchParams.set('utm_medium', network ? 'social' : 'email');
  if (product !== null) url.searchParams.set('utm_campaign', product);
  return url.href;
}
