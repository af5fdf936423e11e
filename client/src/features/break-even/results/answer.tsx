import { Icon } from '@/ui/icons';
import type { Figures } from '../figures/figures';
import { type BreakEven, breakEven, contributionMargin } from '../figures/formulas';
import { useWords, type Words } from '../use-words';

/** The break-even point in a sentence. On a phone it stays under the header while the figures are typed. */
export function Answer({ figures }: { figures: Figures }) {
  const words = useWords(figures);
  const point = breakEven(figures, figures.whole);
  return (
    <output className="sticky top-14 z-10 -mx-4 flex gap-3 border-b border-line bg-paper px-4 py-3 text-lg font-semibold sm:-mx-6 sm:px-6 md:static md:col-start-2 md:mx-0 md:border-0 md:p-0 md:text-xl print:static">
      <Icon
        name={point.reached ? 'check' : 'alert'}
        className={`mt-1 size-6 ${point.reached ? 'text-positive' : 'text-danger'}`}
      />
      <span>{sentence(figures, point, words)}</span>
    </output>
  );
}

function sentence(figures: Figures, point: BreakEven, { t, period, units, money }: Words): string {
  const margin = contributionMargin(figures);
  if (point.reached && point.units === 0) return t('results.atOnce');
  if (point.reached) return t('results.reached', { count: point.units, units: units(point.units), period });
  if (margin < 0) return `${t('results.loses', { loss: money(-margin) })} ${t('results.remedy')}`;
  if (figures.fixed === 0) return t('results.even');
  return `${t('results.leavesNothing')} ${t('results.remedy')}`;
}
