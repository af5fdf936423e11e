import type { ScreenTexts } from '@/i18n/texts';

export const itemsTexts = {
  en: () => import('./items.en'),
  es: () => import('./items.es'),
} satisfies ScreenTexts;
