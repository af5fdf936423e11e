import type { BinCount } from '@shared/acts/record';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '../controls/button';
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
  const choices = [
    { value: undefined, label: t('all'), counted: counts && totalOf(counts) },
    ...kinds.map(({ value, label }) => ({
      value,
      label,
      counted: counts?.find(({ entity }) => entity === value),
    })),
  ];
  return (
    <fieldset aria-label={t('show')} className="flex flex-wrap gap-2">
      {choices.map(({ value, label, counted }) => (
        <Button
          key={label}
          variant="secondary"
          aria-pressed={value === chosen}
          className="px-3! aria-pressed:border-brand aria-pressed:bg-brand/10 aria-pressed:text-brand"
          onClick={() => onChoose(value)}
        >
          {label}
          <span className="min-w-[1ch] font-normal text-muted tabular-nums">
            {counted && countedText(counted, language)}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
