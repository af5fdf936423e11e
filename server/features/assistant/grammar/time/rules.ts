import { addDays } from '../../../../../shared/list/periods';
import {
  addMonths,
  type Days,
  dayAt,
  firstOf,
  month,
  monthOf,
  oneDay,
  quarter,
  week,
  weekdayOf,
  weekend,
  year,
  yearOf,
} from './days';
import { indexIn, months, numberOf, parts, type Unit, unitOf, weekdays } from './words';

/** Days that words mean, looking ahead and looking back; `other` is a second reading that is as good. */
export interface DaysMeant {
  ahead: Days;
  behind: Days;
  other?: Days;
  /** A length of time that ends today: «for a month», «hace dos semanas». */
  isAgo?: boolean;
}

export interface TimeRule {
  pattern: RegExp;
  /** Undefined for a day that no calendar has. */
  read: (groups: string[], today: string) => DaysMeant | undefined;
}

const rule = (pattern: string, read: TimeRule['read']): TimeRule => ({
  pattern: new RegExp(`(?<= )(?:${pattern})(?= )`, 'g'),
  read,
});

const sure = (days: Days, more: Partial<DaysMeant> = {}): DaysMeant => ({
  ahead: days,
  behind: days,
  ...more,
});
const day = (text: string | undefined) => (text === undefined ? undefined : sure(oneDay(text)));

const { number, weekday, month: monthName, unit, day: dayNumber, year: yearName } = parts;
const { this: thisOne, next, the } = parts;
const of = '(?:(?:de|of|del) )?';
const article = '(?:on |el |the |on the |para el |este |this )?';

const steps: Record<Unit, (today: string, by: number) => Days> = {
  day: (today, by) => oneDay(addDays(today, by)),
  week,
  month: (today, by) => month(today, by),
  quarter,
  year,
};

const moved = (today: string, by: number, of: Unit): string => {
  if (of === 'day') return addDays(today, by);
  if (of === 'week') return addDays(today, 7 * by);
  return addMonths(today, by * { month: 1, quarter: 3, year: 12 }[of]);
};

/** The next day of a week, from tomorrow on; `weeks` later. */
const weekdayAhead = (today: string, index: number, weeks = 0) =>
  addDays(today, ((index - weekdayOf(today) + 6) % 7) + 1 + 7 * weeks);
const weekdayBehind = (today: string, index: number) =>
  addDays(today, -(((weekdayOf(today) - index + 6) % 7) + 1));

/** A day and a month without a year: the nearest one ahead, and the nearest one behind. */
function ofSomeYear(today: string, at: (year: number) => Days | undefined): DaysMeant | undefined {
  const now = yearOf(today);
  const found = [now - 1, now, now + 1].flatMap((each) => at(each) ?? []);
  const ahead = found.find(({ to }) => to > today);
  const behind = found.findLast(({ from }) => from <= today);
  return ahead && { ahead, behind: behind ?? ahead };
}

const dayOfMonth = (today: string, monthIndex: number, wanted: number) =>
  ofSomeYear(today, (each) => {
    const text = dayAt(each, monthIndex + 1, wanted);
    return text === undefined ? undefined : oneDay(text);
  });

/** The 30th: of this month or the next one that has it. */
function bareDay(today: string, wanted: number): DaysMeant | undefined {
  const at = (by: number) =>
    dayAt(
      yearOf(firstOf(yearOf(today), monthOf(today) + by)),
      monthOf(firstOf(yearOf(today), monthOf(today) + by)),
      wanted,
    );
  const found = [-1, 0, 1, 2].flatMap((by) => at(by) ?? []);
  const ahead = found.find((text) => text >= today);
  const behind = found.findLast((text) => text <= today);
  return ahead === undefined ? undefined : { ahead: oneDay(ahead), behind: oneDay(behind ?? ahead) };
}

const written = (today: string, first: number, second: number, full: string | undefined) => {
  if (full !== undefined)
    return day(dayAt(full.length === 2 ? 2_000 + Number(full) : Number(full), second, first));
  return second >= 1 && second <= 12 ? dayOfMonth(today, second - 1, first) : undefined;
};

const weekdayWithWords: TimeRule[] = [
  // «Next Friday» is the coming one for some and the one after for others, unless it is next week's anyway.
  rule(`(?:on )?next ${weekday}|(?:el )?proximo ${weekday}`, ([english, spanish], today) => {
    const index = indexIn(weekdays, (english ?? spanish) as string);
    const near = weekdayAhead(today, index);
    const isThisWeek = near < week(today, 1).from;
    return isThisWeek ? sure(oneDay(near), { other: oneDay(addDays(near, 7)) }) : sure(oneDay(near));
  }),
  rule(`(?:el )?${weekday} que viene`, ([name], today) =>
    day(weekdayAhead(today, indexIn(weekdays, name as string))),
  ),
  rule(
    `(?:el )?${weekday} de la (?:semana que viene|proxima semana)|${weekday} next week|next week on ${weekday}`,
    (names, today) => day(addDays(week(today, 1).from, indexIn(weekdays, names.find(Boolean) as string))),
  ),
  rule(`last ${weekday}|(?:el )?${weekday} pasado|(?:el )?pasado ${weekday}`, (names, today) =>
    day(weekdayBehind(today, indexIn(weekdays, names.find(Boolean) as string))),
  ),
  rule(`${article}${weekday}`, ([name], today) => {
    const index = indexIn(weekdays, name as string);
    return { ahead: oneDay(weekdayAhead(today, index)), behind: oneDay(weekdayBehind(today, index)) };
  }),
];

const periods: TimeRule[] = [
  rule(`(?:for |on )?(?:today|hoy)(?: mismo)?`, (_, today) => day(today)),
  rule('(?:for )?tomorrow|manana', (_, today) => day(addDays(today, 1))),
  rule('yesterday|ayer', (_, today) => day(addDays(today, -1))),
  rule('(?:the )?day after tomorrow|pasado manana', (_, today) => day(addDays(today, 2))),
  rule('(?:the )?day before yesterday|anteayer|antes de ayer', (_, today) => day(addDays(today, -2))),
  rule('(?:on )?(?:this |the )weekend|(?:el |este )fin de semana', (_, today) => sure(weekend(today, 0))),
  rule('next weekend|(?:el )?(?:proximo fin de semana|fin de semana que viene)', (_, today) =>
    sure(weekend(today, 1)),
  ),
  rule(`(?:in |during |en |durante |por )?${thisOne} ${unit}`, ([word], today) =>
    sure(steps[unitOf(word as string)](today, 0)),
  ),
  rule(`(?:in |during |en )?${next} ${unit}|(?:en )?(?:el |la )${unit} que viene`, ([one, other], today) =>
    sure(steps[unitOf((one ?? other) as string)](today, 1)),
  ),
  rule(
    `(?:in |during |en )?(?:last|previous|the previous|the last) ${unit}|(?:en )?(?:el |la )${unit} (?:pasad[oa]|anterior)`,
    ([one, other], today) => sure(steps[unitOf((one ?? other) as string)](today, -1)),
  ),
  rule(
    `(?:in |during |en |durante )?(?:the |los |las )?(?:last|past|ultim[oa]s) ${number} ${unit}`,
    ([count, word], today) =>
      sure({
        from: addDays(moved(today, -numberOf(count as string), unitOf(word as string)), 1),
        to: addDays(today, 1),
      }),
  ),
  rule(`(?:in |during |en |durante )?(?:the past|the last|el ultimo|la ultima) ${unit}`, ([word], today) =>
    sure({ from: addDays(moved(today, -1, unitOf(word as string)), 1), to: addDays(today, 1) }),
  ),
  rule(
    `(?:in |during |en |durante )?(?:the |los |las )?(?:next|coming|proxim[oa]s) ${number} ${unit}`,
    ([count, word], today) =>
      sure({ from: today, to: moved(today, numberOf(count as string), unitOf(word as string)) }),
  ),
  rule(`(?:in|within|en|dentro de) ${number} ${unit}`, ([count, word], today) =>
    day(moved(today, numberOf(count as string), unitOf(word as string))),
  ),
  rule(`${number} ${unit} ago`, ([count, word], today) =>
    sure(oneDay(moved(today, -numberOf(count as string), unitOf(word as string))), { isAgo: true }),
  ),
  rule(
    `(?:(?:for|in|since) )?(?:more than |over |at least )?${number} ${unit}|(?:desde )?(?:hace|en|durante) (?:mas de |al menos )?${number} ${unit}`,
    ([one, first, other, second], today) =>
      sure(oneDay(moved(today, -numberOf((one ?? other) as string), unitOf((first ?? second) as string))), {
        isAgo: true,
      }),
  ),
];

const calendar: TimeRule[] = [
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

/** All rules; of those that match in one place the longest counts. */
export const timeRules: readonly TimeRule[] = [...calendar, ...weekdayWithWords, ...periods];
