import type { Span } from '../tokens';
import { numberOf } from './words';

/** A time of day, `HH:MM`. */
export interface ClockSpan {
  start: number;
  end: number;
  time: string;
}

const hour =
  '(\\d{1,2}|one|una|two|dos|three|tres|four|cuatro|five|cinco|six|seis|seven|siete|eight|ocho|nine|nueve|ten|diez|eleven|once|twelve|doce)';

const patterns: RegExp[] = [
  new RegExp(
    `(?<= )(?:at|a las?|sobre las?|desde las?) ${hour}(?:[:.](\\d\\d))?(?: (y media|and a half|y cuarto))?(?: ?(h|am|pm))?(?: (?:de|por|in) (?:la|the) (manana|morning|tarde|afternoon|noche|evening))?(?= )`,
    'g',
  ),
  /(?<= )(\d{1,2}):(\d\d)()(?: ?(h|am|pm))?()(?= )/g,
  /(?<= )(\d{1,2})()() ?(h|am|pm)()(?= )/g,
];

const halves: Record<string, number> = { 'y media': 30, 'and a half': 30, 'y cuarto': 15 };
const late = new Set(['pm', 'tarde', 'afternoon', 'noche', 'evening']);
const early = new Set(['am', 'manana', 'morning']);

function timeOf([given, minutes, half, mark, part]: (string | undefined)[]): string | undefined {
  const typed = numberOf(given ?? '');
  const minute = half ? (halves[half] ?? 0) : Number(minutes || 0);
  const isEarly = early.has(mark ?? '') || early.has(part ?? '');
  const isLate = late.has(mark ?? '') || late.has(part ?? '');
  // Nobody is called at five in the morning.
  const isAfternoon = isLate || (!isEarly && mark !== 'h' && !minutes && typed >= 1 && typed <= 7);
  const found = typed === 12 && isEarly ? 0 : typed < 12 && isAfternoon ? typed + 12 : typed;
  if (found > 23 || minute > 59) return undefined;
  return `${String(found).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The times of day in a line of plain words. */
export function clockTimesIn(line: string): ClockSpan[] {
  const found = patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const time = timeOf(match.slice(1));
      return time === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, time }];
    }),
  );
  const noon = [...line.matchAll(/(?<= )(?:at noon|noon|al mediodia|mediodia)(?= )/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    time: '12:00',
  }));
  return [...found, ...noon];
}

/** A time of day, with the tokens that say it. */
export type ClockToken = Span & { time: string };
