import type { Namespace } from '@/i18n/texts';

/** Met by signed-in users and at the sign-in screens only, which read in English and Spanish. */
const behindSignIn: readonly Namespace[] = [
  'account',
  'admin',
  'auth',
  'companies',
  'items',
  'leads',
  'marketing',
  'report',
  'shell',
  'swot',
];

/** What a visitor of the public site reads, in four languages: every namespace that is not said to be otherwise. */
export const publicNamespaces = Object.keys(import.meta.glob('../i18n/en/*.ts'))
  .map((file) => file.replace(/^.*\/(.*)\.ts$/, '$1') as Namespace)
  .filter((name) => !behindSignIn.includes(name));
