import type { ScreenTexts } from '@/i18n/texts';

export const smartboxaiTexts = {
  en: () => import('./smartboxai.en'),
  es: () => import('./smartboxai.es'),
  ca: () => import('./smartboxai.ca'),
  fr: () => import('./smartboxai.fr'),
} satisfies ScreenTexts;
