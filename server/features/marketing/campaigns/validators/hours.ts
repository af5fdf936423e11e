import type { Language } from '../../../../../shared/languages';
import { fold } from '../../grammar/words/fold';
import { numerals } from './words/numerals';

/** An hour as `8:30` would be read: 830, and 2030 for half past eight in the evening. */
interface Hour {
  value: number;
  /** The index of the token after it. */
  next: number;
}

function numberAt(token: string | undefined, language: Language): number | undefined {
  const value = /^\d{1,2}$/u.test(token ?? '') ? Number(token) : numerals[language].get(fold(token ?? ''));
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 24 ? value : undefined;
}

const isMarkOrEnd = (token: string | undefined) => token === undefined || /^[.,;:!?()]/u.test(token);

/** Minutes before or after an hour; 55 less turns 900 into 845. */
const minutesPast = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -55],
  ['y media', 30],
  ['y cuarto', 15],
  ['menos cuarto', -55],
  ['en punto', 0],
]);

/** «Las ocho», with «y media», «y cuarto», «menos cuarto», «en punto» and the part of the day, or at the end of «a las». */
function spanishHour(tokens: readonly string[], at: number): Hour | undefined {
  const word = (index: number) => fold(tokens[index] ?? '');
  const hour = numberAt(tokens[at], 'es');
  if (hour === undefined || !['las', 'la'].includes(word(at - 1))) return undefined;
  const part = `${word(at + 1)} ${word(at + 2)}`;
  const minutes = minutesPast.get(part);
  const next = minutes === undefined ? at + 1 : at + 3;
  const day = /^de la (?:manana|tarde|noche)$/u.exec([next, next + 1, next + 2].map(word).join(' '))?.[0];
  const isAlone = ['a', 'hasta', 'desde'].includes(word(at - 2)) && isMarkOrEnd(tokens[next]);
  if (minutes === undefined && day === undefined && !isAlone) return undefined;
  const isLate = day !== undefined && !day.endsWith('manana') && hour < 12;
  return { value: (isLate ? hour + 12 : hour) * 100 + (minutes ?? 0), next: day ? next + 3 : next };
}

/** "Eight o'clock", "half past eight", "8 pm", "eight in the evening". */
function englishHour(tokens: readonly string[], from: number): Hour | undefined {
  const word = (index: number) => fold(tokens[index] ?? '').replace('’', "'");
  const past = minutesPast.get(`${word(from)} ${word(from + 1)}`);
  const at = past === undefined ? from : from + 2;
  const hour = numberAt(tokens[at], 'en');
  if (hour === undefined) return undefined;
  const half = /^(?:am|pm)$/u.exec(word(at + 1))?.[0];
  const isClock = word(at + 1) === "o'clock";
  const after = half !== undefined || isClock ? at + 2 : at + 1;
  const part = [after, after + 1, after + 2].map(word).join(' ');
  const isNamed = /^in the (?:morning|afternoon|evening)$/u.test(part);
  if (past === undefined && half === undefined && !isClock && !isNamed) return undefined;
  const isLate = (half === 'pm' || (isNamed && !part.endsWith('morning'))) && hour < 12;
  return { value: (isLate ? hour + 12 : hour) * 100 + (past ?? 0), next: isNamed ? after + 3 : after };
}

/** The hour that begins at a token, if one is told in words or with am and pm. */
export const readHour = (tokens: readonly string[], at: number, language: Language): Hour | undefined =>
  language === 'es' ? spanishHour(tokens, at) : englishHour(tokens, at);
