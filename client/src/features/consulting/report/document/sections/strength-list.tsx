import type { StrengthFigure } from '@shared/consulting/report/figures/priorities';
import { Badge } from '@/ui/feedback/badge';
import { LongText } from '../../../items/cards/long-text';
import { ImpactBadge } from '../../../items/cards/level-badge';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordLink } from '../record-link';

/** The strengths by impact, the greatest first, with a mark on those to build on. */
export function StrengthList({ strengths }: { strengths: StrengthFigure[] }) {
  const { words, report } = useFigureWords();
  return (
    <ul className="grid gap-3">
      {strengths.map(({ id, description, impact, toLeverage, support }) => (
        <li
          key={id}
          className="grid break-inside-avoid-page gap-x-4 gap-y-1 border-l-2 border-line pl-4 sm:grid-cols-[10rem_1fr]"
        >
          <div className="flex flex-wrap content-start items-start gap-1">
            <ImpactBadge impact={impact}>{words.strengths.impact(impact)}</ImpactBadge>
            {toLeverage && <Badge tone="positive">{words.strengths.leverage}</Badge>}
          </div>
          <div className="min-w-0">
            <LongText className="max-w-measure">{description}</LongText>
            {support && (
              <p className="text-sm text-muted wrap-anywhere">
                {words.modules.supports(report.module[support.module], support.word)}
              </p>
            )}
            <RecordLink record={{ kind: 'strength', id, label: description }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
