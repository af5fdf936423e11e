import type { ScreenTexts } from '@/i18n/texts';

export const adminTexts = {
  en: () => import('./admin.en'),
  es: () => import('./admin.es'),
} satisfies ScreenTexts;
