import type { ScreenTexts } from '@/i18n/texts';

/** What is said when an act is taken back. */
export const undoTexts = {
  en: () => import('./undo.en'),
  es: () => import('./undo.es'),
} satisfies ScreenTexts;
