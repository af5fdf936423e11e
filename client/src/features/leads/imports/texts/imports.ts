import type { ScreenTexts } from '@/i18n/texts';

export const importsTexts = {
  en: () => import('./imports.en'),
  es: () => import('./imports.es'),
} satisfies ScreenTexts;
