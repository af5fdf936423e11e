import type { ScreenTexts } from '@/i18n/texts';

export const waitingTexts = {
  en: () => import('./today.en'),
  es: () => import('./today.es'),
} satisfies ScreenTexts;
