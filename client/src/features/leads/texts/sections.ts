import type { ScreenTexts } from '@/i18n/texts';

export const sectionsTexts = {
  en: () => import('./sections.en'),
  es: () => import('./sections.es'),
} satisfies ScreenTexts;
