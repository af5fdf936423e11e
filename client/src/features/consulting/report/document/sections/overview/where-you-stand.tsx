import type { Benchmark } from '@shared/consulting/report/benchmarks/benchmarks';
import { useFigureWords } from '../../drawings/use-figure-words';

interface WhereYouStandProps {
  benchmarks: Benchmark[];
  /** Whether they take a row of their own, or stand under the strengths, beside the drawing. */
  isRow: boolean;
}

/** Figures of public statistics beside the company's own, each with its source; nothing where none fits. */
export function WhereYouStand({ benchmarks, isRow }: WhereYouStandProps) {
  const { benchmarks: words } = useFigureWords();
  if (benchmarks.length === 0) return null;
  return (
    <section className={`break-inside-avoid ${isRow ? '@3xl:col-span-full' : ''}`}>
      <h3 className="font-semibold">{words.heading}</h3>
      <p className="mb-2 text-sm text-muted">{words.note}</p>
      <ul className={`grid gap-x-10 gap-y-3 ${isRow ? '@3xl:auto-cols-fr @3xl:grid-flow-col' : ''}`}>
        {benchmarks.map((benchmark) => (
          <li key={benchmark.id} className="text-sm">
            {words.sentence(benchmark)}
            <span className="block text-xs text-muted">{words.sourceInFull(benchmark)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
