import { type Duration, type PhaseName, phases } from '../phases';
import { dateOfDay, dayAfter, dayNumber } from './plain-date';

/** Calendar dates written as 2025-03-01. */
export interface DateRange {
  earliest: string;
  latest: string;
}

/** Days since the first day of the plan, which is 0; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface TimelinePhase {
  name: PhaseName;
  /** Null for the phase without an end. */
  duration: Duration | null;
  /** Null while no start is chosen. */
  starts: DateRange | null;
  /** Its last day. Null while no start is chosen, and for the phase without an end. */
  ends: DateRange | null;
  /**
   * The span if every phase takes its shortest duration; the phase without an end continues to the end of the drawing.
   */
  quickest: Span;
  /** The span if every phase takes its longest duration. */
  longest: Span;
}

export interface Timeline {
  startsOn: string | null;
  phases: TimelinePhase[];
  /** The last day of the last phase that ends. Null while no start is chosen. */
  done: DateRange | null;
  /**
   * Days from the first to the end of the drawing: the longest duration plus an eighth for the phase without an end.
   */
  days: number;
  /** First days of the months within the drawing, for its scale. Empty while no start is chosen. */
  months: { date: string; day: number }[];
}

/** Replaces a start that is not chosen yet, so that the phases have lengths without dates. */
const ANY_START = '2025-01-01';

/**
 * The five phases in sequence, each starting when the previous one ends, with the shortest and with the longest
 * durations (seed.md, section 4: 4-6 weeks, 2-3, 1-2 and 1 months, then without end).
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

/** The first day of each phase; the one without an end is last. */
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
