import type { ScreenTexts } from '@/i18n/texts';

export const invitationsTexts = {
  en: () => import('./invitations.en'),
  es: () => import('./invitations.es'),
} satisfies ScreenTexts;
