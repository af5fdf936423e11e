import { useSyncExternalStore } from 'react';
import type { Language } from '@shared/languages';
import { onLanguageStored, storedLanguage } from './language';

/**
 * The stored language, updated when it changes. During prerendering and hydration it is `rendered`: the language in
 * which a page without a prefix was rendered.
 */
export const useStoredLanguage = (rendered?: Language) =>
  useSyncExternalStore(onLanguageStored, storedLanguage, () => rendered);
