import { useCallback } from 'react';
import { useTexts } from '@/i18n/use-texts';
import type { TextKey } from '@/i18n/texts';
import { wordOf } from '../built-in-fields';
import { recordsTexts } from '../texts/records';

type Key = TextKey<typeof recordsTexts>;

/** The options of a select for coded values, whose words stand under `kind` in the texts. */
export function useChoices() {
  const t = useTexts(recordsTexts);
  return useCallback(
    <Value extends string>(kind: string, values: readonly Value[]) =>
      values.map((value) => ({ value, label: t(`${kind}.${wordOf(value)}` as Key) })),
    [t],
  );
}
