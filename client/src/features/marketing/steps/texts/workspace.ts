import type { ScreenTexts } from '@/i18n/texts';

export const workspaceTexts = {
  en: () => import('./workspace.en'),
  es: () => import('./workspace.es'),
} satisfies ScreenTexts;
