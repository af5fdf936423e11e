import type { ScreenTexts } from '@/i18n/texts';
import { texts as english } from './failure.en';
import { texts as spanish } from './failure.es';

// In the main bundle, because these texts are shown when nothing else can be loaded.
export const failureTexts = {
  en: { texts: english },
  es: { texts: spanish },
  ca: () => import('./failure.ca'),
  fr: () => import('./failure.fr'),
} satisfies ScreenTexts;
