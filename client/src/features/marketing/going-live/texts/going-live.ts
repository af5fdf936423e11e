import type { ScreenTexts } from '@/i18n/texts';

export const goingLiveTexts = {
  en: () => import('./going-live.en'),
  es: () => import('./going-live.es'),
} satisfies ScreenTexts;
