import type { BinCount } from '@shared/acts/record';
import type { Counted } from '@shared/list/page';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { countedText } from '../data-table/counted-text';
import { Toggles } from '../navigation/toggles';
import type { Bin } from './bin';
import { binTexts } from './texts/bin';

/** What of the bin is shown: all of it, that of a portal, or one of its kinds. */
export interface Chosen {
  portal: string | undefined;
  kind: string | undefined;
}

interface BinFilterProps {
  bins: readonly Bin[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const totalOf = (counts: readonly BinCount[]): Counted => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  more: counts.some(({ more }) => more),
});

/** Narrows the bin down to a portal and, within it, to a kind; each with its number. */
export function BinFilter({ bins, chosen, onChoose }: BinFilterProps) {
  const t = useTexts(binTexts);
  const { language } = useLanguage();
  const all = bins.every(({ counts }) => counts) ? bins.flatMap(({ counts = [] }) => counts) : undefined;
  const opened = bins.find(({ portal }) => portal === chosen.portal);
  const numberOf = (counted: Counted | undefined) =>
    counted && <span className="font-normal tabular-nums">{countedText(counted, language)}</span>;
  const named = (value: string) => (value === 'all' ? undefined : value);
  return (
    <div className="grid gap-2">
      <Toggles
        label={t('show')}
        chosen={chosen.portal ?? 'all'}
        onChoose={(portal) => onChoose({ portal: named(portal), kind: undefined })}
        options={[
          { value: 'all', label: t('all'), badge: numberOf(all && totalOf(all)) },
          ...bins.map(({ portal, label, counts }) => ({
            value: portal,
            label,
            badge: numberOf(counts && totalOf(counts)),
          })),
        ]}
      />
      {opened && (
        <Toggles
          label={t('kinds', { portal: opened.label })}
          chosen={chosen.kind ?? 'all'}
          onChoose={(kind) => onChoose({ ...chosen, kind: named(kind) })}
          options={[
            { value: 'all', label: t('allKinds') },
            ...opened.kinds.map(({ value, label }) => ({
              value,
              label,
              badge: numberOf(opened.counts?.find(({ entity }) => entity === value)),
            })),
          ]}
        />
      )}
    </div>
  );
}
