import type { ScreenTexts } from '@/i18n/texts';

export const suspectsTexts = {
  en: () => import('./suspects.en'),
  es: () => import('./suspects.es'),
} satisfies ScreenTexts;
