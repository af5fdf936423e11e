import type { ListedContent } from './reads';

/** The kinds of contents by their names in the texts, in the order in which they are offered. */
export const kindNames = {
  'email template': 'email',
  'social post': 'post',
  'landing page': 'page',
  'ad text': 'ad',
  'ad design': 'design',
} as const satisfies Record<ListedContent['type'], string>;
