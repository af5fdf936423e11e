import type { ScreenTexts } from '@/i18n/texts';

export const simulationTexts = {
  en: () => import('./simulation.en'),
  es: () => import('./simulation.es'),
} satisfies ScreenTexts;
