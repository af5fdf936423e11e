import type { StrengthFigure } from '@shared/consulting/report/figures/priorities';
import { scale } from '@shared/consulting/scales';
import { classNames } from '@/lib/class-names';
import { useFigureWords } from '../drawings/use-figure-words';
import { RecordLink } from '../record-link';

/** The strengths in their own words, the greatest impact first, with the impact as steps. */
export function StrengthsList({ strengths }: { strengths: StrengthFigure[] }) {
  const { words } = useFigureWords();
  return (
    <section>
      <h3 className="mb-2 break-after-avoid font-semibold">{words.strengths.heading}</h3>
      <ul className="border-t border-line text-sm">
        {strengths.map(({ id, description, impact, toLeverage }) => (
          <li key={id} className="flex items-baseline gap-3 border-b border-line py-2 break-inside-avoid">
            <span
              aria-hidden
              className={classNames('shrink-0 tracking-tight', toLeverage ? 'text-positive' : 'text-muted')}
            >
              {'■'.repeat(impact) + '□'.repeat(scale.max - impact)}
            </span>
            <span className="min-w-0 grow wrap-anywhere">
              <span className="sr-only">{words.strengths.impact(impact)}: </span>
              {description}
            </span>
            <RecordLink record={{ kind: 'strength', id, label: description }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
