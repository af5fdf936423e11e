import type { ScreenTexts } from '@/i18n/texts';

export const feedsTexts = {
  en: () => import('./feeds.en'),
  es: () => import('./feeds.es'),
} satisfies ScreenTexts;
