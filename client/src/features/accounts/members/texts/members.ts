import type { ScreenTexts } from '@/i18n/texts';

export const membersTexts = {
  en: () => import('./members.en'),
  es: () => import('./members.es'),
} satisfies ScreenTexts;
