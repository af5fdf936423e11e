import type { Language } from '../../../../../shared/languages';
import { fold, rootOf } from '../../grammar/words/fold';
import { functionWords } from '../../grammar/words/function-words';
import { readHour } from './hours';
import { multipliers, numerals, units } from './words/numerals';

/** A number as it stands in a text. */
export interface Quantity {
  value: number;
  /**
   * What is counted or measured, in one form for all spellings: the unit, or the next words with a meaning, of which one
   * is the thing. None: the number stands alone.
   */
  units: readonly string[];
  /** For what time an amount of money is paid, if that is said: «al mes», "a year". */
  per?: string;
  /** As written. */
  text: string;
}

const words = /[€$£]?\d[\d.,:/-]*\d|[€$£]?\d|[€$£%]|[\p{L}]+(?:['’-][\p{L}]+)*|\.|[,;:!?()]/gu;

/** 1.250,50 in Spanish, 1,250.50 in English; a single separator before three digits groups thousands. */
export function readNumber(digits: string, language: Language): number {
  const [group, decimal] = language === 'es' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+(?:[${decimal}]\\d+)?$`, 'u');
  const plain = grouped.test(digits) ? digits.replaceAll(group as string, '') : digits;
  return Number(plain.replace(',', '.'));
}

/** Hours and dates count as they are written: 8:30, 20:00, 24/7, 2026-05-01. */
const isWritten = (digits: string) => /[:/]|\d-\d/u.test(digits);

/** Words for parts that count nothing: «a media tarde», «de por medio», «this quarter». */
const idioms: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:(?:de por|en|por) medio(?! +\p{L}*(?:hora|kilo|litro|d[ií]a|metro|a[ñn]o))|a medias|a media (?:mañana|tarde|noche|jornada)|a mitad de(?: +\p{L}+)?|término medio|medio ambiente)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:this|the|every|each|next|last|per) quarter(?! +of)(?!\p{L})/giu,
};

/** All numbers of a text, in digits or words, with their units. */
export function quantitiesOf(text: string, language: Language): Quantity[] {
  const counted = text.replace(idioms[language], '.');
  const tokens = Array.from(counted.matchAll(words), ([token]) => token).flatMap((token) =>
    apart(token, language),
  );
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(tokens, at, language);
    if (!read) {
      at += 1;
      continue;
    }
    found.push({ ...read.quantity, text: tokens.slice(at, read.next).join(' ') });
    at = read.next;
  }
  return found;
}

/** «Four-week» counts weeks; «twenty-five» is one number. */
function apart(token: string, language: Language): string[] {
  const isNumeral = (part: string) => numerals[language].has(fold(part));
  const parts = token.split('-');
  return parts.length > 1 && isNumeral(parts[0] ?? '') && !parts.every(isNumeral) ? parts : [token];
}

function readAt(tokens: readonly string[], at: number, language: Language) {
  const hour = readHour(tokens, at, language);
  if (hour) return { quantity: { value: hour.value, units: ['written'] }, next: hour.next };
  const token = tokens[at] ?? '';
  const digits = token.replace(/^[€$£]/u, '');
  const sign = token.length > digits.length ? units.get(token.charAt(0)) : undefined;
  if (/^\d/u.test(digits)) {
    const next = at + 1;
    if (isWritten(digits)) return { quantity: { value: writtenValue(digits), units: ['written'] }, next };
    const found = sign ? [sign] : unitsAfter(tokens, next);
    const per = isMoney(found) ? periodAfter(tokens, next) : undefined;
    return { quantity: { value: readNumber(digits, language), units: found, ...(per && { per }) }, next };
  }
  const spelt = readSpelt(tokens, at, language);
  return (
    spelt && { quantity: { value: spelt.value, units: unitsAfter(tokens, spelt.next) }, next: spelt.next }
  );
}

/** A number for what is compared as it is written; «20:00» and «20.00» are the same hour. */
const writtenValue = (digits: string) => Number(digits.replace(/\D/gu, ''));

/** Numerals in a row make one number: «treinta y cinco», «two hundred and fifty». */
function readSpelt(tokens: readonly string[], from: number, language: Language) {
  const values = numerals[language];
  let sum = 0;
  let at = from;
  for (; at < tokens.length; at += 1) {
    const word = fold(tokens[at] ?? '');
    const parts = word.split('-').map((part) => values.get(part));
    const value = parts.includes(undefined)
      ? undefined
      : parts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const isJoin = (word === 'y' || word === 'and') && sum >= 20 && values.has(fold(tokens[at + 1] ?? ''));
    if (value === undefined && !(isJoin && at > from)) break;
    if (value !== undefined) sum = multipliers.has(word) && sum > 0 ? sum * value : sum + value;
  }
  return at > from ? { value: sum, next: at } : undefined;
}

/** Words among which the counted thing is looked for: «three brightness levels». */
const reach = 3;

function unitsAfter(tokens: readonly string[], at: number): string[] {
  const found: string[] = [];
  for (let next = at; next < tokens.length; next += 1) {
    const word = tokens[next] ?? '';
    if (/^[.,;:!?()\d]/u.test(word) || found.length === reach) break;
    const unit = units.get(fold(word)) ?? units.get(rootOf(word));
    if (unit !== undefined && found.length === 0) return [unit];
    if (!functionWords.has(fold(word))) found.push(rootOf(word));
  }
  return found;
}

const isMoney = (found: readonly string[]) => ['euro', 'dolar', 'libra'].includes(found[0] ?? '');
const periods = new Set(['hora', 'dia', 'semana', 'mes', 'ano']);
const joining = /^(?:al|a|la|por|per|cada|each|every)$/u;
const adjectives = new Map([
  ['mensual', 'mes'],
  ['mensuales', 'mes'],
  ['monthly', 'mes'],
  ['anual', 'ano'],
  ['anuales', 'ano'],
  ['yearly', 'ano'],
]);

/** The time that an amount is paid for, right after it: «90 € al mes», «90 €/mes», "£90 a month". */
function periodAfter(tokens: readonly string[], at: number): string | undefined {
  const [first = '', ...rest] = tokens.slice(at, at + 3).map(fold);
  const [word = '', next = ''] = isMoney([units.get(first) ?? units.get(rootOf(first)) ?? ''])
    ? rest
    : [first, ...rest];
  const named = joining.test(word) ? next : word;
  const period = adjectives.get(named) ?? units.get(named) ?? units.get(rootOf(named));
  return period !== undefined && periods.has(period) ? period : undefined;
}

/** Whether a text states a number: the same value of the same thing, or with the thing left out. */
export const states = (stated: readonly Quantity[], { value, units: asked, per }: Quantity): boolean =>
  stated.some(
    (one) =>
      one.value === value &&
      (per === undefined || per === one.per) &&
      (asked.length === 0 || one.units.length === 0 || one.units.some((unit) => asked.includes(unit))),
  );
