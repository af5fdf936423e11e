import { type Duration, type PhaseName, phases } from '../phases';
import { dateOfDay, dayAfter, dayNumber } from './plain-date';

/** Dates written as 2025-03-01. */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** Days since the plan's first day, which is 0; `to` is the first day that no longer counts. */
export interface Span {
  from: number;
  to: number;
}

export interface TimelinePhase {
  name: PhaseName;
  /** Null for the phase that never ends. */
  duration: Duration | null;
  /** Null as long as no start is chosen. */
  starts: DateRange | null;
  /** Its last day. Null as long as no start is chosen, and for the phase that never ends. */
  ends: DateRange | null;
  /** When every phase takes its shortest time; the endless phase goes on to the end of the drawing. */
  quickest: Span;
  /** When every phase takes its longest time. */
  longest: Span;
}

export interface Timeline {
  startsOn: string | null;
  phases: TimelinePhase[];
  /** The last day of the phases that end. Null as long as no start is chosen. */
  done: DateRange | null;
  /** Days from the first to where the drawing ends: the longest time and an eighth of it for what never ends. */
  days: number;
  /** First days of the months inside the drawing, for its scale. Empty as long as no start is chosen. */
  months: { date: string; day: number }[];
}

/** Stands in for the start that is not chosen yet, so that the phases have their lengths without dates. */
const ANY_START = '2025-01-01';

/**
 * The five phases one after another, each beginning when the one before ends: once with the shortest and once with
 * the longest times (seed.md, section 4: 4-6 weeks, 2-3, 1-2 and 1 months, then without end).
 */
export function planTimeline(startsOn: string | null): Timeline {
  const first = dayNumber(startsOn ?? ANY_START);
  const quickest = chain(first, 'min');
  const longest = chain(first, 'max');
  const over = longest.at(-1)!;
  const days = Math.ceil(((over - first) * 9) / 8);
  const lastDays = range(quickest.at(-1)! - 1, over - 1);
  return {
    startsOn,
    phases: phases.map(({ name, duration }, index) => {
      const spanOf = (path: number[]) => ({
        from: path[index]! - first,
        to: duration ? path[index + 1]! - first : days,
      });
      return {
        name,
        duration,
        starts: startsOn === null ? null : range(quickest[index]!, longest[index]!),
        ends: startsOn && duration ? range(quickest[index + 1]! - 1, longest[index + 1]! - 1) : null,
        quickest: spanOf(quickest),
        longest: spanOf(longest),
      };
    }),
    done: startsOn === null ? null : lastDays,
    days,
    months: startsOn === null ? [] : monthStarts(first, first + days),
  };
}

/** The day on which each phase begins, the endless one last. */
function chain(first: number, length: 'min' | 'max'): number[] {
  const days = [first];
  for (const { duration } of phases) {
    if (duration) days.push(dayAfter(days.at(-1)!, duration[length], duration.unit));
  }
  return days;
}

const range = (earliest: number, latest: number): DateRange => ({
  earliest: dateOfDay(earliest),
  latest: dateOfDay(latest),
});

function monthStarts(first: number, end: number): Timeline['months'] {
  const months: Timeline['months'] = [];
  const begins = dayNumber(`${dateOfDay(first).slice(0, -3)}-01`);
  for (let day = begins; day < end; day = dayAfter(day, 1, 'month')) {
    if (day >= first) months.push({ date: dateOfDay(day), day: day - first });
  }
  return months;
}
