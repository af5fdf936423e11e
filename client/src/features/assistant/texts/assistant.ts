import type { ScreenTexts } from '@/i18n/texts';

export const assistantTexts = {
  en: () => import('./assistant.en'),
  es: () => import('./assistant.es'),
} satisfies ScreenTexts;
