import { lineOf, overlaps, type Span, type Token } from '../tokens';
import { clockTimesIn, type ClockToken } from './clock-times';
import type { Days } from './days';
import type { DaysMeant } from './meant';
import { timeRules } from './rules';

/** Words that mean days, with where they stand. */
export interface TimeSpan extends Span, DaysMeant {
  /** «Since» and «until»: the range is open on one side. */
  bound: 'from' | 'until' | 'before' | 'after' | null;
}

interface Found extends DaysMeant {
  start: number;
  end: number;
}

/** Of what matches in one place the longest, then the first rule. */
function foundIn(line: string, today: string): Found[] {
  const all = timeRules.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const meant = read(match.slice(1), today);
      return meant ? [{ ...meant, start: match.index, end: match.index + match[0].length }] : [];
    }),
  );
  const kept: Found[] = [];
  for (const each of all.toSorted((one, other) => other.end - other.start - (one.end - one.start))) {
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  }
  return kept.toSorted((one, other) => one.start - other.start);
}

const bounds: [NonNullable<TimeSpan['bound']>, RegExp][] = [
  ['from', / (?:since|from|starting|desde|a partir del?)(?: el| la| the)? $/],
  ['after', / (?:after|despues del?|tras)(?: el| la| the)? $/],
  ['before', / (?:before|antes del?)(?: el| la| the)? $/],
  ['until', / (?:until|till|up to|by|hasta|no later than|como tarde)(?: el| la| the)? $/],
];

/** «Para fin de mes»: until the last day of a period. */
const endBounds: typeof bounds = [['until', / (?:para|for)(?: el| la| the)? $/]];

const betweens = / (?:between|entre|from|desde|del?)(?: el| la| the)? $/;
const and = /^ ?(?:and|y|to|al?|until|hasta)(?: el| la| the)? ?$/;

const joinedDays = (one: Days, other: Days): Days => ({ from: one.from, to: other.to });

/** Two that are joined by «between … and …» are one. */
function united(line: string, found: readonly Found[]): Found[] {
  const [first, second, ...others] = found;
  if (!first || !second) return [...found];
  const start = betweens.exec(line.slice(0, first.start))?.index;
  const isJoined = start !== undefined && and.test(line.slice(first.end, second.start));
  if (!isJoined || first.ahead.from >= second.ahead.to) return [first, ...united(line, [second, ...others])];
  const both = {
    start: start + 1,
    end: second.end,
    ahead: joinedDays(first.ahead, second.ahead),
    behind: joinedDays(first.behind, second.behind),
  };
  return [both, ...united(line, others)];
}

/** The days of a sentence, and its times of day. `today` is the day in the site's zone. */
export function timesIn(tokens: readonly Token[], today: string): { days: TimeSpan[]; clocks: ClockToken[] } {
  const { line, spanAt } = lineOf(tokens);
  const clocks = clockTimesIn(line);
  // «A las 9 de la mañana» is not tomorrow.
  const rest = clocks.reduce(
    (text, { start, end }) => text.slice(0, start) + '_'.repeat(end - start) + text.slice(end),
    line,
  );
  const days = united(rest, foundIn(rest, today)).map(({ start, end, ...meant }): TimeSpan => {
    const before = line.slice(0, start);
    const [bound, pattern] =
      [...(meant.isEnd ? endBounds : []), ...bounds].find(([, each]) => each.test(before)) ?? [];
    const begin = pattern ? (pattern.exec(before)?.index ?? start) + 1 : start;
    return { ...meant, ...spanAt(begin, end), bound: bound ?? null };
  });
  const spans = clocks.map(({ start, end, time }) => ({ ...spanAt(start, end), time }));
  const free = spans.filter((clock, index) => spans.findIndex((other) => overlaps(other, clock)) === index);
  return { days, clocks: free };
}

/** The period of some words, as arguments have it: looking ahead or back, and open on the side that they leave open. */
export function periodOf(
  { ahead, behind, bound, isAgo, isEnd }: TimeSpan,
  looking: 'ahead' | 'behind',
): string {
  const { from, to } = looking === 'ahead' ? ahead : behind;
  if (bound === 'from' || (isAgo && bound === null)) return `${from}/`;
  if (bound === 'after') return `${to}/`;
  if (bound === 'until' || (bound === 'before' && isEnd)) return `/${to}`;
  if (bound === 'before') return `/${from}`;
  return `${from}/${to}`;
}
