import type { Digitalization } from '@shared/consulting/report/figures/digitalization';
import { shortLabel } from '@shared/consulting/report/figures/short-label';
import { useFigureWords } from '../drawings/use-figure-words';

/** Number of departments named; the others are counted. */
const TOLD = 3;

/** The score, always with the weakest department. */
export function Score({ digitalization }: { digitalization: Digitalization }) {
  const { words } = useFigureWords();
  const { score, departments, weakest, isEven } = digitalization;
  const level = weakest[0]?.level ?? 0;
  const names = weakest.slice(0, TOLD).map(({ name }) => shortLabel(name, 60));
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="text-muted">{words.score.name}</figcaption>
      <p>
        <strong className="text-4xl tabular-nums">{score}</strong>{' '}
        <span className="text-lg">{words.score.outOf}</span>{' '}
        <span className="text-sm text-muted">· {words.score.of(departments.length)}</span>
      </p>
      <p className="text-sm font-medium wrap-anywhere">
        {isEven
          ? words.score.even(departments.length, level)
          : words.score.weakest(names, weakest.length - names.length, level)}
      </p>
    </figure>
  );
}
