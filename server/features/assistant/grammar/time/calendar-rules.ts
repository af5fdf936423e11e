import { addDays } from '../../../../../shared/list/periods';
import { dayAt, firstOf, month, quarter, year, yearOf } from './days';
import { indexIn, months, parts, unitOf } from './words';
import { bareDay, day, dayOfMonth, ofSomeYear, rule, steps, sure, type TimeRule, written } from './meant';

const { weekday, month: monthName, unit, day: dayNumber, year: yearName, the } = parts;
const of = '(?:(?:de|of|del) )?';
const article = '(?:on |el |the |on the |para el |este |this )?';

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
  rule(`(?:in |en )?(?:el )?(?:q|t)([1-4])(?: ${of}${yearName})?`, ([which, full], today) =>
    full
      ? sure(quarter(firstOf(Number(full), 3 * Number(which) - 2), 0))
      : ofSomeYear(today, (each) => quarter(firstOf(each, 3 * Number(which) - 2), 0)),
  ),
  rule(`(?:in|en|during|durante|for) ${yearName}`, ([full]) => sure(year(`${full}-01-01`, 0))),
  rule(
    `(?:by |at |before )?(?:the )?end of (?:the |this )?${unit}|(?:a |para |antes de )?(?:final(?:es)?|fin) de (?:este |esta )?${unit}`,
    ([one, other], today) => day(addDays(steps[unitOf((one ?? other) as string)](today, 0).to, -1)),
  ),
  rule(`(?:on the|el|el dia|para el|on the day|hasta el) ${dayNumber}`, ([first], today) =>
    bareDay(today, Number(first)),
  ),
];
