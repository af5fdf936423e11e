import type { Address } from '../http/address';
import { portals } from './portals';

/** A page that anybody may read, in English at this address and in Spanish at its twin. */
const page = <const Pattern extends string>(
  pattern: Pattern,
  title: string,
  twin: Address['twin'] = 'always',
): Address<Pattern> => ({ pattern, guard: 'everyone', title, twin, inSitemap: true });

/** The pages of the public site, by name. */
export const sitePages = {
  home: page('/', 'meta.home.title'),
  solutions: page('/solutions', 'meta.solutions.title'),
  breakEven: page('/solutions/break-even', 'breakeven.meta.title'),
  consultia: page('/consultia', 'consultia.head.title'),
  algorithmia: page('/algorithmia', 'algorithmia.head.title'),
  webia: page('/webia', 'webia.head.title'),
  smartboxai: page('/smartboxai', 'smartboxai.head.title'),
  comerzia: page('/comerzia', 'comerzia.head.title'),
  comerciaLanding: page('/comercia-landing', 'landing.head.title'),
  // For whoever is signed in it is a portal, and has one address.
  comercia: page(portals.comerzia.home, 'comercia.head.title', 'signedOut'),
  huyuProjects: page('/huyu-projects', 'huyu.head.title'),
  legal: page('/legal', 'legal.title'),
  privacy: page('/privacy', 'privacy.title'),
  cookies: page('/cookies', 'cookies.title'),
  accessibility: page('/accessibility', 'accessibility.title'),
} as const;
