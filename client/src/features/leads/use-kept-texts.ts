import { useMemo } from 'react';
import type { ScreenTexts } from '@/i18n/texts';
import { useLanguage, useTexts } from '@/i18n/use-texts';

/** The texts of a screen by a function that stays the same while the language does, so that columns can be kept. */
export function useKeptTexts<Of extends ScreenTexts>(screen: Of) {
  const t = useTexts(screen);
  const { language } = useLanguage();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language stands for the function
  return useMemo(() => t, [screen, language]);
}
