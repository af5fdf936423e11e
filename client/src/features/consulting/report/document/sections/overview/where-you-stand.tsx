import type { Benchmark } from '@shared/consulting/report/benchmarks/benchmarks';
import { useFigureWords } from '../../drawings/use-figure-words';

/** Figures of public statistics beside the company's own, each with its source; nothing where none fits. */
export function WhereYouStand({ benchmarks }: { benchmarks: Benchmark[] }) {
  const { benchmarks: words } = useFigureWords();
  if (benchmarks.length === 0) return null;
  const hasRow = benchmarks.length > 2;
  return (
    // Up to two stand under the strengths, beside the drawing; three take a row.
    <section className={`break-inside-avoid ${hasRow ? '@3xl:col-span-full' : ''}`}>
      <h3 className="font-semibold">{words.heading}</h3>
      <p className="mb-2 text-sm text-muted">{words.note}</p>
      <ul className={`grid gap-3 ${hasRow ? '@3xl:grid-cols-3' : ''}`}>
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
