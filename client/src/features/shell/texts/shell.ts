import type { ScreenTexts } from '@/i18n/texts';

export const shellTexts = {
  en: () => import('./shell.en'),
  es: () => import('./shell.es'),
} satisfies ScreenTexts;
