import { expect, test } from 'vitest';
import { tokensOf } from '../tokens';
import { periodOf, timesIn } from './times';

/** A Monday. */
const today = '2026-11-23';

const ahead = (text: string) => {
  const [span] = timesIn(tokensOf(text), today).days;
  return span && periodOf(span, 'ahead');
};

test.each([
  ['deals that close this month', '2026-11-01/2026-12-01'],
  ['las que cierran este mes', '2026-11-01/2026-12-01'],
  ['next month', '2026-12-01/2027-01-01'],
  ['el mes que viene', '2026-12-01/2027-01-01'],
  ['el próximo mes', '2026-12-01/2027-01-01'],
  ['last month', '2026-10-01/2026-11-01'],
  ['el mes pasado', '2026-10-01/2026-11-01'],
  ['this quarter', '2026-10-01/2027-01-01'],
  ['este trimestre', '2026-10-01/2027-01-01'],
  ['last year', '2025-01-01/2026-01-01'],
  ['la semana que viene', '2026-11-30/2026-12-07'],
  ['next week', '2026-11-30/2026-12-07'],
  ['esta semana', '2026-11-23/2026-11-30'],
  ['today', '2026-11-23/2026-11-24'],
  ['mañana', '2026-11-24/2026-11-25'],
  ['pasado mañana', '2026-11-25/2026-11-26'],
  ['antes de ayer', '2026-11-21/2026-11-22'],
  ['on Thursday', '2026-11-26/2026-11-27'],
  ['el jueves', '2026-11-26/2026-11-27'],
  ['on Monday', '2026-11-30/2026-12-01'],
  ['el viernes pasado', '2026-11-20/2026-11-21'],
  ['last Friday', '2026-11-20/2026-11-21'],
  ['el jueves que viene', '2026-11-26/2026-11-27'],
  ['Friday next week', '2026-12-04/2026-12-05'],
  ['in 3 days', '2026-11-26/2026-11-27'],
  ['dentro de dos semanas', '2026-12-07/2026-12-08'],
  ['the last 30 days', '2026-10-25/2026-11-24'],
  ['los últimos 7 días', '2026-11-17/2026-11-24'],
  ['próximos 7 días', '2026-11-23/2026-11-30'],
  ['30 November', '2026-11-30/2026-12-01'],
  ['el 30 de noviembre de 2027', '2027-11-30/2027-12-01'],
  ['November 30th', '2026-11-30/2026-12-01'],
  ['on 2026-12-24', '2026-12-24/2026-12-25'],
  ['el 24/12/2026', '2026-12-24/2026-12-25'],
  ['24/12', '2026-12-24/2026-12-25'],
  ['el 15', '2026-12-15/2026-12-16'],
  ['in March', '2027-03-01/2027-04-01'],
  ['en marzo de 2026', '2026-03-01/2026-04-01'],
  ['Q1 2027', '2027-01-01/2027-04-01'],
  ['in 2025', '2025-01-01/2026-01-01'],
  ['since Monday', '2026-11-30/'],
  ['desde el 1 de octubre', '2027-10-01/'],
  ['hasta el viernes', '/2026-11-28'],
  ['before Friday', '/2026-11-27'],
  ['between 1 December and 15 December', '2026-12-01/2026-12-16'],
  ['del 1 al 15 de diciembre', '2026-12-01/2026-12-16'],
  ['entre el martes y el jueves', '2026-11-24/2026-11-27'],
  ['a final de mes', '2026-11-30/2026-12-01'],
  ['by the end of the year', '/2027-01-01'],
  ['this weekend', '2026-11-28/2026-11-30'],
  ['el fin de semana', '2026-11-28/2026-11-30'],
  ['31 June', undefined],
])('%s is %s', (text, period) => {
  expect(ahead(text)).toBe(period);
});

test.each([
  ['who has not been called for a month', '2026-10-23'],
  ['hace más de dos semanas', '2026-11-09'],
  ['3 days ago', '2026-11-20'],
  ['desde hace un mes', '2026-10-23'],
])('%s began on %s', (text, day) => {
  const [span] = timesIn(tokensOf(text), today).days;
  expect(span).toMatchObject({ isAgo: true, behind: { from: day } });
});

test('looking back, a weekday and a month are the last ones', () => {
  const behind = (text: string) => {
    const [span] = timesIn(tokensOf(text), today).days;
    return span && periodOf(span, 'behind');
  };
  expect(behind('on Thursday')).toBe('2026-11-19/2026-11-20');
  expect(behind('since Monday')).toBe('2026-11-16/');
  expect(behind('in March')).toBe('2026-03-01/2026-04-01');
});

test('next Friday can be this week or the next one', () => {
  const [span] = timesIn(tokensOf('next Friday'), today).days;
  expect(span?.ahead.from).toBe('2026-11-27');
  expect(span?.other?.from).toBe('2026-12-04');
});

test.each([
  ['tomorrow at 10', '10:00'],
  ['mañana a las 10:30', '10:30'],
  ['el jueves a las cinco', '17:00'],
  ['at 5pm', '17:00'],
  ['a las 9 de la mañana', '09:00'],
  ['a las 7 de la mañana', '07:00'],
  ['at noon', '12:00'],
])('%s is at %s', (text, time) => {
  expect(timesIn(tokensOf(text), today).clocks.map((clock) => clock.time)).toEqual([time]);
});
