import type { ScreenTexts } from '@/i18n/texts';

export const viewsTexts = {
  en: () => import('./views.en'),
  es: () => import('./views.es'),
} satisfies ScreenTexts;
