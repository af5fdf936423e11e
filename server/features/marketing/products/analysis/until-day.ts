import type { Language } from '../../../../../shared/languages';
import { fold } from '../../grammar/words/fold';

const months: Record<Language, readonly string[]> = {
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  en: [
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ],
};

const two = (number: number) => String(number).padStart(2, '0');

/** A day that there is, as YYYY-MM-DD; without a year it is the next such day. */
function dayOf(day: number, month: number, year: number | undefined, today: string): string | undefined {
  const inYear = (one: number) => `${one}-${two(month)}-${two(day)}`;
  const thisYear = Number(today.slice(0, 4));
  const found = inYear(year ?? thisYear);
  const isThere = month >= 1 && month <= 12 && new Date(`${found}T00:00:00Z`).getUTCDate() === day;
  if (!isThere) return undefined;
  return year === undefined && found < today ? inYear(thisYear + 1) : found;
}

/** The last day of an offer («hasta el 30 de junio», “until 30 June 2027”, 2027-06-30); undefined when it names none. */
export function untilDay(text: string, language: Language, today: string): string | undefined {
  const folded = fold(text);
  const after = /\b(?:hasta|valid[oa] hasta|until|through|valid until|ends?|antes del)\b(?! las)([^]*)$/.exec(
    folded,
  )?.[1];
  if (after === undefined) return undefined;
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(after);
  if (iso) return dayOf(Number(iso[3]), Number(iso[2]), Number(iso[1]), today);
  const numeric = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?\b/.exec(after);
  if (numeric && !/^ ?las/.test(after)) {
    return dayOf(Number(numeric[1]), Number(numeric[2]), numeric[3] ? Number(numeric[3]) : undefined, today);
  }
  const names = months[language].join('|');
  const written =
    new RegExp(
      `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:de |of )?(?<month>${names})(?:,? (?:de |del )?(?<year>20\\d\\d))?`,
    ).exec(after) ??
    new RegExp(`\\b(?<month>${names}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?`).exec(after);
  if (!written?.groups) return undefined;
  const { day, month, year } = written.groups;
  return dayOf(
    Number(day),
    months[language].indexOf(month as string) + 1,
    year ? Number(year) : undefined,
    today,
  );
}
