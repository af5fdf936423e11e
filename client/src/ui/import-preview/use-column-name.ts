import { useTexts } from '@/i18n/use-texts';
import { importTexts } from './texts/import';

/** The name of a column: its header, or its number where the file has none. */
export function useColumnName() {
  const t = useTexts(importTexts);
  return ({ header }: { header: string }, place: number) => header || t('column', { number: place + 1 });
}
