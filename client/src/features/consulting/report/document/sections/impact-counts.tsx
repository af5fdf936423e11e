import type { StrengthFigure } from '@shared/consulting/report/figures/priorities';
import { scale } from '@shared/consulting/scales';
import { CountBars } from '../drawings/count-bars';
import { useFigureWords } from '../drawings/use-figure-words';

/** How many strengths have each impact, the greatest first. */
export function ImpactCounts({ strengths }: { strengths: StrengthFigure[] }) {
  const { words } = useFigureWords();
  const levels = Array.from({ length: scale.max }, (_, index) => scale.max - index);
  const rows = levels.map((level) => {
    const ofLevel = strengths.filter(({ impact }) => impact === level);
    const toLeverage = ofLevel.some((strength) => strength.toLeverage);
    return {
      name:
        words.strengths.impact(level) + (toLeverage ? ` · ${words.strengths.leverage.toLowerCase()}` : ''),
      count: ofLevel.length,
      look: toLeverage ? 'bg-positive' : 'bg-chart-1',
    };
  });
  return <CountBars caption={words.strengths.heading} rows={rows.filter(({ count }) => count > 0)} />;
}
