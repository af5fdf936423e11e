import type { Digitalization } from '@shared/consulting/report/figures/digitalization';
import { useFigureWords } from '../drawings/use-figure-words';

/** How the score comes about, which the summary shows; the drawing below it names the weakest department, if there is one. */
export function Score({ digitalization }: { digitalization: Digitalization }) {
  const { words } = useFigureWords();
  const { departments, weakest, isEven } = digitalization;
  const level = weakest[0]?.level ?? 0;
  return (
    <div>
      <h3 className="break-after-avoid font-semibold">{words.score.name}</h3>
      <p className="text-sm text-muted">{words.score.of(departments.length)}</p>
      {isEven && <p className="text-sm">{words.score.even(departments.length, level)}</p>}
    </div>
  );
}
