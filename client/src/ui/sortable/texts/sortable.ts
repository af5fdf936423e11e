import type { ScreenTexts } from '@/i18n/texts';

/** What is said and heard where things are dragged. */
export const sortableTexts = {
  en: () => import('./sortable.en'),
  es: () => import('./sortable.es'),
} satisfies ScreenTexts;
