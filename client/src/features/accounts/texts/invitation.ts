import type { ScreenTexts } from '@/i18n/texts';

export const invitationTexts = {
  en: () => import('./invitation.en'),
  es: () => import('./invitation.es'),
} satisfies ScreenTexts;
