import type { BinCount } from '@shared/acts/record';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Toggles } from '../navigation/toggles';
import { countedText } from '../data-table/counted-text';
import { binTexts } from './texts/bin';

interface BinKindsProps<Entity extends string> {
  kinds: readonly { value: Entity; label: string }[];
  counts: readonly BinCount<Entity>[] | undefined;
  /** Undefined for all kinds. */
  chosen: Entity | undefined;
  onChoose: (kind: Entity | undefined) => void;
}

const totalOf = (counts: readonly BinCount[]) => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  more: counts.some(({ more }) => more),
});

/** Everything in the bin, or one of its kinds, each with its number. */
export function BinKinds<Entity extends string>({ kinds, counts, chosen, onChoose }: BinKindsProps<Entity>) {
  const t = useTexts(binTexts);
  const { language } = useLanguage();
  const numberOf = (counted: Counted | undefined) =>
    counted && <span className="font-normal tabular-nums">{countedText(counted, language)}</span>;
  return (
    <Toggles<Entity | 'all'>
      label={t('show')}
      chosen={chosen ?? 'all'}
      onChoose={(kind) => onChoose(kind === 'all' ? undefined : kind)}
      options={[
        { value: 'all', label: t('all'), badge: numberOf(counts && totalOf(counts)) },
        ...kinds.map(({ value, label }) => ({
          value,
          label,
          badge: numberOf(counts?.find(({ entity }) => entity === value)),
        })),
      ]}
    />
  );
}
