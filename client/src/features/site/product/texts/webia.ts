import type { ScreenTexts } from '@/i18n/texts';

export const webiaTexts = {
  en: () => import('./webia.en'),
  es: () => import('./webia.es'),
  ca: () => import('./webia.ca'),
  fr: () => import('./webia.fr'),
} satisfies ScreenTexts;
