import type { Language } from '../../../../../../shared/languages';
import { fold, rootOf } from '../../../grammar/words/fold';
import { functionWordsOf } from '../../../grammar/words/function-words';
import { oppositeWords } from './words/opposites';
import { unitKinds } from './words/units';

/** An amount that a text states. */
export interface Amount {
  /** What is measured: `time`, `money EUR`, `clock`, or the thing that is counted: `count huesped`. */
  kind: string;
  value: number;
  /** As it stands in the text. */
  text: string;
}

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  pounds: 'GBP',
  gbp: 'GBP',
  $: 'USD',
  usd: 'USD',
  dollars: 'USD',
};

const clock = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\b(?!\s?(?:€|£|\$|%|kg|cm|m\b))/u;
const hours = /\b(?:de|from)\s(\d{1,2})(?:[:.](\d\d))?\s?h?\s(?:a|to)\s(\d{1,2})(?:[:.](\d\d))?/u;

/** Numbers in digits, or in small words where something is measured, with the sign before and the unit behind them. */
const numbersOf = (language: Language) =>
  new RegExp(
    `(?<![\\p{L}\\d.,])([€£$])?\\s?(\\d{1,12}(?:[.,]\\d{1,3}){0,4}(?!\\d)|(?:${Object.keys(oppositeWords[language].numerals).join('|')})(?!\\p{L}))\\s?(%|[\\p{L}€£$]+)?`,
    'gu',
  );
const numbers: Record<Language, RegExp> = { es: numbersOf('es'), en: numbersOf('en') };

/** 1.250,50 and 1,250.50: one mark before three digits groups them. */
function valueOf(digits: string): number {
  const decimal = /[.,](\d{1,2})$/u.exec(digits)?.[1];
  const whole = (decimal === undefined ? digits : digits.slice(0, -decimal.length - 1)).replace(/[.,]/gu, '');
  return Number(decimal === undefined ? whole : `${whole}.${decimal}`);
}

function measured(value: number, unit: string): Pick<Amount, 'kind' | 'value'> | undefined {
  for (const [kind, spellings] of Object.entries(unitKinds)) {
    const factor = spellings[unit];
    if (factor !== undefined) return { kind, value: value * factor };
  }
  return undefined;
}

/** What is counted, where it is neither money nor measured; years such as 1952 count nothing. */
function counted(
  value: number,
  unit: string,
  language: Language,
): Pick<Amount, 'kind' | 'value'> | undefined {
  const isThing = unit.length > 3 && !functionWordsOf[language].has(unit);
  return isThing && Number.isInteger(value) ? { kind: `count ${rootOf(unit)}`, value } : undefined;
}

type Found = Omit<Amount, 'text'> & { at: number; length: number };

function hoursIn(folded: string): Found[] {
  const minutes = (hour = '', rest = '0') => Number(hour) * 60 + Number(rest);
  const found = hours.exec(folded) ?? clock.exec(folded);
  if (!found) return [];
  const at = { kind: 'clock', at: found.index, length: found[0].length };
  const [, from, fromMinutes, to, toMinutes] = found;
  const begin = { ...at, value: minutes(from, fromMinutes) };
  return to === undefined ? [begin] : [begin, { ...at, value: minutes(to, toMinutes) }];
}

function numberIn(
  [whole, sign = '', digits = '', unit = '']: RegExpExecArray,
  language: Language,
): Pick<Amount, 'kind' | 'value'> | undefined {
  const spelt = oppositeWords[language].numerals[digits];
  const value = spelt ?? valueOf(digits);
  const currency = currencies[sign] ?? currencies[unit];
  if (currency) return spelt === undefined ? { kind: `money ${currency}`, value } : undefined;
  // «12 h» is a time; “12 hours” too.
  const read = measured(value, unit);
  return read ?? (spelt === undefined && /\d\s/u.test(whole) ? counted(value, unit, language) : undefined);
}

/** The amounts of a text: money, measures, hours of the clock, and things that are counted. */
export function amountsIn(given: string, language: Language): Amount[] {
  const text = given.normalize('NFC');
  const folded = fold(text);
  const atClock = hoursIn(folded);
  const isTaken = (at: number) => atClock.some((one) => at >= one.at && at < one.at + one.length);
  const found = Array.from(folded.matchAll(numbers[language]), (match): Found | undefined => {
    const read = isTaken(match.index) ? undefined : numberIn(match, language);
    return read && { ...read, at: match.index, length: match[0].length };
  });
  return [...atClock, ...found.filter((amount) => amount !== undefined)].map(({ at, length, ...amount }) => ({
    ...amount,
    text: text.slice(at, at + length).trim(),
  }));
}
