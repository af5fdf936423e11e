import type { ScreenTexts } from '@/i18n/texts';

export const assigningTexts = {
  en: () => import('./assigning.en'),
  es: () => import('./assigning.es'),
} satisfies ScreenTexts;
