import { useTexts } from '@/i18n/use-texts';
import type { PieceResult } from '../../piece-results';
import type { ListedContent } from '../reads';
import { contentsTexts } from '../texts/contents';
import { useKindName } from '../use-kind-name';

/** What a text is, with the side from which it tells the product, and how often it was clicked or brought a lead. */
export function useContentFacts() {
  const t = useTexts(contentsTexts);
  const kindName = useKindName();
  return {
    kindName: ({ type }: ListedContent) => kindName(type, true),
    kindOf: ({ type, angle }: ListedContent) =>
      `${kindName(type, true)} · ${t(angle ? `angles.${angle}` : 'origin.own')}`,
    countOf: (result: PieceResult | undefined, name: 'clicks' | 'leads') => {
      const count = result?.[name] ?? 0;
      return count > 0 ? t(`results.${name}`, { count }) : null;
    },
  };
}
