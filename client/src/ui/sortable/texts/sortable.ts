import type { ScreenTexts } from '@/i18n/texts';

/** The labels, instructions and announcements of dragging. */
export const sortableTexts = {
  en: () => import('./sortable.en'),
  es: () => import('./sortable.es'),
} satisfies ScreenTexts;
