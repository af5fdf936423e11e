import type { ScreenTexts } from '@/i18n/texts';

export const signInTexts = {
  en: () => import('./sign-in.en'),
  es: () => import('./sign-in.es'),
} satisfies ScreenTexts;
