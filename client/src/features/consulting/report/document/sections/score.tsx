import type { Digitalization } from '@shared/consulting/report/figures/digitalization';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { useFigureWords } from '../drawings/use-figure-words';

/** Number of departments named; the others are counted. */
const TOLD = 3;

/** The score, always with the weakest department and a note on who gave the ratings. */
export function Score({ digitalization }: { digitalization: Digitalization }) {
  const { words } = useFigureWords();
  const { score, departments, weakest, isEven } = digitalization;
  const level = weakest[0]?.level ?? 0;
  const names = weakest.slice(0, TOLD).map(({ name }) => shortLabel(name, 60));
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
      <p className="grid">
        <span className="text-muted">{words.score.name}</span>
        <span>
          <strong className="text-4xl tabular-nums">{score}</strong>{' '}
          <span className="text-lg">{words.score.outOf}</span>
        </span>
        <span className="text-sm text-muted">{words.score.of(departments.length)}</span>
      </p>
      <div className="max-w-measure">
        <p className="text-lg font-medium wrap-anywhere">
          {isEven
            ? words.score.even(departments.length, level)
            : words.score.weakest(names, weakest.length - names.length, level)}
        </p>
        <p className="mt-1 text-muted">{words.selfAssessment}</p>
      </div>
    </div>
  );
}
