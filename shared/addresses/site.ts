import type { Address } from '../http/address';
import { portals } from './portals';

/** A public page, in English at this address and in Spanish at its twin. */
const page = <const Pattern extends string>(
  pattern: Pattern,
  title: string,
  twin: Address['twin'] = 'always',
): Address<Pattern> => ({ pattern, guard: 'everyone', title, twin, inSitemap: true });

/** The pages of the public site, by name. */
export const sitePages = {
  home: page('/', 'site/meta.home.title'),
  solutions: page('/solutions', 'site/meta.solutions.title'),
  breakEven: page('/solutions/break-even', 'break-even/calculator.meta.title'),
  sampleReport: page('/sample-report', 'site/sample-report.head.title'),
  consultia: page('/consultia', 'site/consultia.head.title'),
  algorithmia: page('/algorithmia', 'site/algorithmia.head.title'),
  webia: page('/webia', 'site/webia.head.title'),
  smartboxai: page('/smartboxai', 'site/smartboxai.head.title'),
  comerzia: page('/comerzia', 'site/comerzia.head.title'),
  comerciaLanding: page('/comercia-landing', 'site/comercia-landing.head.title'),
  // For signed-in users this is a portal, which has one address.
  comercia: page(portals.comerzia.home, 'marketing/introduction.head.title', 'signedOut'),
  huyuProjects: page('/huyu-projects', 'site/huyu-projects.head.title'),
  legal: page('/legal', 'site/legal-notice.title'),
  privacy: page('/privacy', 'site/privacy.title'),
  cookies: page('/cookies', 'site/cookies.title'),
  accessibility: page('/accessibility', 'site/accessibility.title'),
} as const;
