import { addDays } from '../../../../../shared/list/periods';
import { oneDay, week, weekend } from './days';
import { indexIn, numberOf, parts, unitOf, weekdays } from './words';
import { calendar } from './calendar-rules';
import { day, moved, rule, steps, sure, type TimeRule, weekdayAhead, weekdayBehind } from './meant';

const { number, weekday, unit, this: thisOne, next } = parts;
const article = '(?:on |el |the |on the |para el |este |this )?';

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
  rule(`(?:in|within|en|dentro de) ${number} ${unit}`, ([count, word], today) => {
    const at = (by: number) => oneDay(moved(today, by * numberOf(count as string), unitOf(word as string)));
    // «Not called in two months» looks back.
    return { ahead: at(1), behind: at(-1) };
  }),
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

/** All rules; of those that match in one place the longest counts. */
export const timeRules: readonly TimeRule[] = [...calendar, ...weekdayWithWords, ...periods];
