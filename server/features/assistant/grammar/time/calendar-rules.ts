import { addDays } from '../../../../../shared/list/periods';
import { dayAt, firstOf, oneDay, month, quarter, year, yearOf } from './days';
import { indexIn, months, parts, seasons, unitOf } from './words';
import {
  bareDay,
  day,
  dayOfMonth,
  type DaysMeant,
  ofSomeYear,
  rule,
  steps,
  sure,
  type TimeRule,
  written,
} from './meant';

const { weekday, month: monthName, unit, season, day: dayNumber, year: yearName, the } = parts;
const of = '(?:(?:de|of|del) )?';
const article = '(?:on |el |the |on the |para el |este |this )?';

const end = '(?:final(?:es)?|fin)';

/** The last day of this unit of time, or of a later one. */
function lastDay(words: string[], today: string, by: number): DaysMeant {
  const name = words.find(Boolean) as string;
  return sure(oneDay(addDays(steps[unitOf(name)](today, by).to, -1)), { isEnd: true });
}

/** Three whole months, spring from March on. */
const seasonOf = (of: number, index: number) => ({
  from: firstOf(of, 3 * index + 3),
  to: firstOf(of, 3 * index + 6),
});

/** The last season of a name that is over. */
function pastSeason(name: string, today: string): DaysMeant {
  const index = indexIn(seasons, name);
  const isOver = seasonOf(yearOf(today), index).to <= today;
  return sure(seasonOf(yearOf(today) - (isOver ? 0 : 1), index));
}

/** Days, months, quarters and years of the calendar. */
export const calendar: TimeRule[] = [
  rule(`${article}(\\d{4})-(\\d{1,2})-(\\d{1,2})`, ([full, second, first]) =>
    day(dayAt(Number(full), Number(second), Number(first))),
  ),
  rule(`${article}(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})`, ([first, second, full], today) =>
    written(today, Number(first), Number(second), full),
  ),
  rule(`${article}(\\d{1,2})/(\\d{1,2})`, ([first, second], today) =>
    written(today, Number(first), Number(second), undefined),
  ),
  rule(
    `(?:del?|from|between|entre|desde) ${the}${dayNumber} (?:al?|to|and|y|until|hasta) ${the}${dayNumber} ${of}${monthName}(?: ${of}${yearName})?`,
    ([first, second, name, full], today) => {
      const index = indexIn(months, name as string);
      const end = full
        ? day(dayAt(Number(full), index + 1, Number(second)))
        : dayOfMonth(today, index, Number(second));
      const begin = (to: string) => dayAt(yearOf(addDays(to, -1)), index + 1, Number(first));
      if (!end || begin(end.ahead.to) === undefined || Number(first) > Number(second)) return undefined;
      return {
        ahead: { from: begin(end.ahead.to) as string, to: end.ahead.to },
        behind: { from: begin(end.behind.to) as string, to: end.behind.to },
      };
    },
  ),
  rule(
    `(?:${weekday} )?${article}(?:dia )?${dayNumber} ${of}${monthName}(?:,? ${of}${yearName})?|${article}${monthName} ${the}${dayNumber}(?:,? ${yearName})?`,
    (groups, today) => {
      const [, first, name, full, otherName, second, otherFull] = groups;
      const index = indexIn(months, (name ?? otherName) as string);
      const wanted = Number(first ?? second);
      const stated = full ?? otherFull;
      return stated ? day(dayAt(Number(stated), index + 1, wanted)) : dayOfMonth(today, index, wanted);
    },
  ),
  rule(`(?:in |en |during |durante |de |of |for |para )?${monthName} ${of}${yearName}`, ([name, full]) => {
    const first = firstOf(Number(full), indexIn(months, name as string) + 1);
    return sure(month(first, 0));
  }),
  rule(`(?:in|en|during|durante|this|este|for|para|de|of) ${monthName}`, ([name], today) =>
    ofSomeYear(today, (each) => month(firstOf(each, indexIn(months, name as string) + 1), 0)),
  ),
  rule(
    `(?<= (?:since|until|till|by|before|after|from|desde|hasta|antes de|a partir de) )${monthName}`,
    ([name], today) =>
      ofSomeYear(today, (each) => month(firstOf(each, indexIn(months, name as string) + 1), 0)),
  ),
  rule(`(?:in |en )?(?:el )?(?:q|t)([1-4])(?: ${of}${yearName})?`, ([which, full], today) =>
    full
      ? sure(quarter(firstOf(Number(full), 3 * Number(which) - 2), 0))
      : ofSomeYear(today, (each) => quarter(firstOf(each, 3 * Number(which) - 2), 0)),
  ),
  rule(`(?:in|en|during|durante|for) ${yearName}`, ([full]) => sure(year(`${full}-01-01`, 0))),
  rule(
    `(?:at )?(?:the )?end of (?:the |this )?${unit}|(?:a )?${end} (?:de (?:este |esta |la )?|del )${unit}`,
    (words, today) => lastDay(words, today, 0),
  ),
  rule(
    `(?:at )?(?:the )?end of (?:the )?next ${unit}|(?:a )?${end} (?:de la |de |del )(?:${unit} que viene|proxim[oa] ${unit})`,
    (words, today) => lastDay(words, today, 1),
  ),
  rule(
    `(?:in |during )?last ${season}|(?:en |durante )?el ${season} pasado|(?:la )?${season} pasada`,
    (names, today) => pastSeason(names.find(Boolean) as string, today),
  ),
  rule(`(?:in |during |en |durante )?(?:this |the |este |esta |el |la )${season}`, ([name], today) =>
    ofSomeYear(today, (each) => seasonOf(each, indexIn(seasons, name as string))),
  ),
  rule(`(?:on the|el|el dia|para el|on the day|hasta el) ${dayNumber}`, ([first], today) =>
    bareDay(today, Number(first)),
  ),
];
