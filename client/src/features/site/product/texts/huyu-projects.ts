import type { ScreenTexts } from '@/i18n/texts';

export const huyuProjectsTexts = {
  en: () => import('./huyu-projects.en'),
  es: () => import('./huyu-projects.es'),
  ca: () => import('./huyu-projects.ca'),
  fr: () => import('./huyu-projects.fr'),
} satisfies ScreenTexts;
