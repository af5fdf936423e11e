import type { ScreenTexts } from '@/i18n/texts';

export const secondStepTexts = {
  en: () => import('./second-step.en'),
  es: () => import('./second-step.es'),
} satisfies ScreenTexts;
