import type { PriorityBand } from '@shared/consulting/report/figures/priorities';
import { CountBars } from '../drawings/count-bars';
import { useFigureWords } from '../drawings/use-figure-words';

const looks = { high: 'bg-danger', medium: 'bg-chart-2', low: 'bg-info' } as const;

/** How many problems call for each action. */
export function PriorityCounts({ priorities }: { priorities: PriorityBand[] }) {
  const { words } = useFigureWords();
  return (
    <CountBars
      caption={words.priorities.heading}
      rows={priorities.map(({ urgency, problems }) => ({
        name: words.priorities.band[urgency],
        count: problems.length,
        look: looks[urgency],
      }))}
    />
  );
}
