import type { ScreenTexts } from '@/i18n/texts';

export const channelsTexts = {
  en: () => import('./channels.en'),
  es: () => import('./channels.es'),
} satisfies ScreenTexts;
