import type { Digitalization } from '@shared/consulting/report/figures/digitalization';
import { useFigureWords } from '../drawings/use-figure-words';

/** The score; the drawing beside it names the weakest department, so the score says only whether there is one. */
export function Score({ digitalization }: { digitalization: Digitalization }) {
  const { words } = useFigureWords();
  const { score, departments, weakest, isEven } = digitalization;
  const level = weakest[0]?.level ?? 0;
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="text-muted">{words.score.name}</figcaption>
      <p>
        <strong className="text-4xl tabular-nums">{score}</strong>{' '}
        <span className="text-lg">{words.score.outOf}</span>{' '}
        <span className="text-sm text-muted">· {words.score.of(departments.length)}</span>
      </p>
      {isEven && <p className="text-sm font-medium">{words.score.even(departments.length, level)}</p>}
    </figure>
  );
}
