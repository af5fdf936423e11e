import type { ScreenTexts } from '@/i18n/texts';

export const editorTexts = {
  en: () => import('./campaigns-editor.en'),
  es: () => import('./campaigns-editor.es'),
} satisfies ScreenTexts;
