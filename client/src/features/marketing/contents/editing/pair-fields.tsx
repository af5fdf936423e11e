import type { Line } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { contentsTexts } from '../texts/contents';
import { LineField } from './line-field';

interface Pair {
  first: Line;
  second: Line;
}

interface PairFieldsProps {
  kind: 'benefits' | 'faq';
  pairs: readonly Pair[];
  most: number;
  onChange: (pairs: Pair[]) => void;
}

const blank: Line = { text: '', facts: [] };

/** Benefits with their titles, or questions with their answers. A pair that is emptied is left out when it is saved. */
export function PairFields({ kind, pairs, most, onChange }: PairFieldsProps) {
  const t = useTexts(contentsTexts);
  const put = (at: number, changed: Partial<Pair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...changed } : pair)));
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-medium">{t(`edit.page.${kind}`)}</legend>
      {pairs.map(({ first, second }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- each pair has its place
        <div key={at} className="grid gap-4 sm:grid-cols-2">
          <LineField
            label={t(`edit.page.pairs.${kind}.first`, { number: at + 1 })}
            value={first}
            rows={2}
            onChange={(line) => put(at, { first: line })}
          />
          <LineField
            label={t(`edit.page.pairs.${kind}.second`, { number: at + 1 })}
            value={second}
            rows={2}
            onChange={(line) => put(at, { second: line })}
          />
        </div>
      ))}
      {pairs.length < most && (
        <Button
          variant="quiet"
          icon={portalIcons.plus}
          className="justify-self-start"
          onClick={() => onChange([...pairs, { first: blank, second: blank }])}
        >
          {t(`edit.page.add.${kind}`)}
        </Button>
      )}
    </fieldset>
  );
}
