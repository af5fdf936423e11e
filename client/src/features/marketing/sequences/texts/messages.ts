import type { ScreenTexts } from '@/i18n/texts';

export const messagesTexts = {
  en: () => import('./messages.en'),
  es: () => import('./messages.es'),
} satisfies ScreenTexts;
