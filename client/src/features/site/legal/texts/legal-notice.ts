import type { ScreenTexts } from '@/i18n/texts';

export const legalNoticeTexts = {
  en: () => import('./legal-notice.en'),
  es: () => import('./legal-notice.es'),
  ca: () => import('./legal-notice.ca'),
  fr: () => import('./legal-notice.fr'),
} satisfies ScreenTexts;
