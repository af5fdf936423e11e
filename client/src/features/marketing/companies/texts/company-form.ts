import type { ScreenTexts } from '@/i18n/texts';

export const companyFormTexts = {
  en: () => import('./company-form.en'),
  es: () => import('./company-form.es'),
} satisfies ScreenTexts;
