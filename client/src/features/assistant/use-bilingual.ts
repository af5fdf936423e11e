import type { Bilingual } from '@shared/assistant/bilingual';
import { useLanguage } from '@/i18n/use-texts';

/** Reads what the server says in each language in the one of the screen. */
export function useBilingual(): (text: Bilingual) => string {
  const { language } = useLanguage();
  return (text) => text[language];
}
