import type { ScreenTexts } from '@/i18n/texts';

export const statusTexts = {
  en: () => import('./status.en'),
  es: () => import('./status.es'),
  ca: () => import('./status.ca'),
  fr: () => import('./status.fr'),
} satisfies ScreenTexts;
