import type { ScreenTexts } from '@/i18n/texts';

export const exportsTexts = {
  en: () => import('./exports.en'),
  es: () => import('./exports.es'),
} satisfies ScreenTexts;
