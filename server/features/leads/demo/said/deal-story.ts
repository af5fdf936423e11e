import type { DemoDeal, StageCode } from '../demo-client';
import type { DemoLine } from './demo-line';
import { afterwards, kickoffs, lost, negotiation, won } from './endings.es';
import { again, answers, firstWords } from './first-words.es';
import { diagnosis, material, proposal, qualified, reminders } from './talks.es';

/** A line and when it is said, in days before today and minutes after nine. */
export interface Told {
  ago: number;
  minutes: number;
  line: DemoLine;
}

/** What is said when an opportunity enters a stage and, for a third of them, some days later while it stays there. */
const toldIn: Record<
  StageCode,
  { lines: readonly DemoLine[]; later: (readonly [number, readonly DemoLine[]])[] }
> = {
  enquiry: { lines: [], later: [[1, answers]] },
  qualified: { lines: qualified, later: [] },
  diagnosis: { lines: diagnosis, later: [[3, material]] },
  proposal: { lines: proposal, later: [[6, reminders]] },
  negotiation: { lines: negotiation, later: [] },
  won: {
    lines: won,
    later: [
      [4, kickoffs],
      [33, afterwards],
    ],
  },
  lost: { lines: lost, later: [] },
};

/** Minutes after nine at which the opportunity enters its nth stage; later stages are later in the day. */
export const minutesAt = (turn: number, step: number) => step * 62 + ((turn * 17) % 50);

const chosen = (lines: readonly DemoLine[], turn: number) => lines[turn % lines.length] as DemoLine;

/** All that is said about an opportunity; `turn` varies it. */
export function storyOf(deal: DemoDeal, turn: number): Told[] {
  const steps = Object.entries(deal.steps) as [StageCode, number][];
  const [[first, since] = ['enquiry', 1]] = steps;
  const opening = first === 'enquiry' ? firstWords[deal.source] : again;
  const told: Told[] = [{ ago: since, minutes: minutesAt(turn, 0), line: chosen(opening, turn) }];
  for (const [step, [code, ago]] of steps.entries()) {
    const { lines, later } = toldIn[code];
    const next = steps[step + 1]?.[1] ?? 0;
    const minutes = minutesAt(turn, step);
    if (lines.length > 0) told.push({ ago, minutes: minutes + 25, line: chosen(lines, turn) });
    for (const [place, [days, some]] of later.entries()) {
      if ((turn + step + place) % 3 === 0 && ago - days > next)
        told.push({ ago: ago - days, minutes: minutes + 40, line: chosen(some, Math.floor(turn / 3)) });
    }
  }
  return told;
}
