import type { DemoDeal, StageCode } from '../demo-client';
import type { DemoLine } from './demo-line';
import type { Spoken } from './spoken';

/** A line and when it is said, in days before today and minutes after nine. */
export interface Told {
  ago: number;
  minutes: number;
  line: DemoLine;
}

interface Said {
  lines: readonly DemoLine[];
  later: (readonly [days: number, lines: readonly DemoLine[]])[];
}

/** What is said when an opportunity enters a stage and, for a third of them, some days later while it stays there. */
const toldIn = (spoken: Spoken): Record<StageCode, Said> => ({
  enquiry: { lines: [], later: [[1, spoken.answers]] },
  qualified: { lines: spoken.qualified, later: [] },
  diagnosis: { lines: spoken.diagnosis, later: [[3, spoken.material]] },
  proposal: { lines: spoken.proposal, later: [[6, spoken.reminders]] },
  negotiation: { lines: spoken.negotiation, later: [] },
  won: {
    lines: spoken.won,
    later: [
      [4, spoken.kickoffs],
      [33, spoken.afterwards],
    ],
  },
  lost: { lines: spoken.lost, later: [] },
});

/** Minutes after nine on the day of the nth stage; later stages are later in the day. */
const minutesAt = (turn: number, step: number) => step * 62 + ((turn * 17) % 50);

/** Minutes after the first of a stage's day at which its words are said. */
const untilSaid = 25;

/**
 * Minutes after nine at which the opportunity enters its nth stage: it begins with the first words, and moves on after
 * the words that move it.
 */
export const enteredAt = (turn: number, step: number) =>
  minutesAt(turn, step) + (step === 0 ? 0 : 2 * untilSaid);

const chosen = (lines: readonly DemoLine[], turn: number) => lines[turn % lines.length] as DemoLine;

/** All that is said about an opportunity; `turn` varies it. */
export function storyOf(deal: DemoDeal, turn: number, spoken: Spoken): Told[] {
  const usual = toldIn(spoken);
  const steps = Object.entries(deal.steps) as [StageCode, number][];
  const [[first, since] = ['enquiry', 1]] = steps;
  const opening = first === 'enquiry' ? spoken.firstWords[deal.source] : spoken.again;
  const told: Told[] = [{ ago: since, minutes: minutesAt(turn, 0), line: chosen(opening, turn) }];
  for (const [step, [code, ago]] of steps.entries()) {
    const { lines, later } = usual[code];
    const next = steps[step + 1]?.[1] ?? 0;
    const minutes = minutesAt(turn, step);
    if (lines.length > 0) told.push({ ago, minutes: minutes + untilSaid, line: chosen(lines, turn) });
    for (const [place, [days, some]] of later.entries()) {
      if ((turn + step + place) % 3 === 0 && ago - days > next)
        told.push({ ago: ago - days, minutes: minutes + 40, line: chosen(some, Math.floor(turn / 3)) });
    }
  }
  return told;
}
