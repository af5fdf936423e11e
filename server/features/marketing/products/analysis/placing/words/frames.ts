import type { Language } from '../../../../../../../shared/languages';

/** What stands before the infinitive that says what whoever buys it can do, folded; found and not found in the tests. */
export const resultFrames: Record<Language, RegExp> = {
  es: /^(?:(?:\p{L}+ ){0,3})?(?:sirve(?:n)? para|te permite(?:n)?|le permite(?:n)?|permite(?:n)?|podras|podra|puedes|puede|asi podras|asi podra) (?:\p{L}*(?:ar|er|ir)(?:l[oae]s?|se|te|nos)?)(?!\p{L})/u,
  en: /^(?:(?:\p{L}+ ){0,3})?(?:lets you|allows you to|helps you|you can|so you can|enables you to) \p{L}{2,}/u,
};
