import type { ScreenTexts } from '@/i18n/texts';

export const closingTexts = {
  en: () => import('./closing.en'),
  es: () => import('./closing.es'),
} satisfies ScreenTexts;
