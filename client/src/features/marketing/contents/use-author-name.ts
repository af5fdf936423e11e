import { useTexts } from '@/i18n/use-texts';
import { contentsTexts } from './texts/contents';
import type { ListedVersion } from './reads';

/** Who made a version: a person by name, or the writer that did. */
export function useAuthorName() {
  const t = useTexts(contentsTexts);
  return ({ author, by }: Pick<ListedVersion, 'author' | 'by'>) => by ?? t(`authors.${author}`);
}
