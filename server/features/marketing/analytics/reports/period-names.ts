import { type Language, localeOf } from '../../../../../shared/languages';
import { addDays } from '../../../../../shared/list/periods';
import type { ReportType } from '../../../../../shared/marketing/analytics/scales';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const partsOf = (day: string, language: Language) => {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = Object.fromEntries(format.formatToParts(noon(day)).map(({ type, value }) => [type, value]));
  return parts as { day: string; month: string; year: string };
};

/** "16 to 22 November 2026", "30 November to 6 December 2026"; in Spanish with the articles: "del 16 al 22 de noviembre de 2026". */
function weekName(start: string, language: Language): string {
  const first = partsOf(start, language);
  const last = partsOf(addDays(start, 6), language);
  const isSpanish = language === 'es';
  const of = isSpanish ? ' de ' : ' ';
  const sameYear = first.year === last.year;
  const sameMonth = sameYear && first.month === last.month;
  const begin = [first.day, ...(sameMonth ? [] : [first.month]), ...(sameYear ? [] : [first.year])].join(of);
  const end = [last.day, last.month, last.year].join(of);
  return isSpanish ? `del ${begin} al ${end}` : `${begin} to ${end}`;
}

const monthName = (start: string, language: Language) => {
  const { month, year } = partsOf(start, language);
  return language === 'es' ? `${month} de ${year}` : `${month} ${year}`;
};

/** The title of a report, such as "Report for the week of 16 to 22 November 2026". */
export function reportTitle(type: ReportType, start: string, language: Language): string {
  if (type === 'month') {
    return language === 'es'
      ? `Informe de ${monthName(start, language)}`
      : `Report for ${monthName(start, language)}`;
  }
  return language === 'es'
    ? `Informe de la semana ${weekName(start, language)}`
    : `Report for the week of ${weekName(start, language)}`;
}
