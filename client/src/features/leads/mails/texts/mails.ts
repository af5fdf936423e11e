import type { ScreenTexts } from '@/i18n/texts';

export const mailsTexts = {
  en: () => import('./mails.en'),
  es: () => import('./mails.es'),
} satisfies ScreenTexts;
