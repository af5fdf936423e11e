import { type Chrono, en, es, type ParsedResult } from 'chrono-node';
import { expect, test } from 'vitest';
import { addDays } from '../../../../../shared/list/periods';
import { tokensOf } from '../tokens';
import { timesIn } from './times';

/** Days from which words are read: ends of months and years, a leap day, each day of a week. */
const todays = [
  ...Array.from({ length: 7 }, (_, index) => addDays('2026-11-23', index)),
  ...['2026-01-31', '2026-02-28', '2026-12-31', '2027-01-01', '2028-02-29', '2026-03-29', '2026-10-25'],
];

const numbers = [1, 2, 3, 5, 9, 10, 14, 30];
const dates = [
  [1, 0],
  [9, 1],
  [28, 1],
  [30, 3],
  [15, 7],
  [31, 11],
] as const;
const english = 'January February March April May June July August September October November December'.split(
  ' ',
);
const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Of the days below; 11 to 13 are not among them. */
const ordinals = ['th', 'st', 'nd', 'rd'];

const said: Record<'en' | 'es', { ahead: string[]; behind: string[] }> = {
  en: {
    ahead: [
      ...['today', 'tomorrow', 'yesterday', 'the day after tomorrow', 'the day before yesterday'],
      ...numbers.flatMap((of) => [`in ${of} days`, `in ${of} weeks`, `in ${of} months`]),
      ...dates.flatMap(([day, month]) => [
        `${day} ${english[month]}`,
        `${english[month]} ${day}${ordinals[day % 10] ?? 'th'}`,
        `${day} ${english[month]} 2027`,
        `${english[month]} ${day}, 2027`,
        `2027-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ]),
    ],
    behind: [
      ...numbers.flatMap((of) => [`${of} days ago`, `${of} weeks ago`]),
      ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ').map((day) => `last ${day}`),
    ],
  },
  es: {
    ahead: [
      ...['hoy', 'mañana', 'ayer'],
      ...numbers.flatMap((of) => [`en ${of} días`, `en ${of} semanas`, `en ${of} meses`]),
      ...dates.flatMap(([day, month]) => [
        `${day} de ${spanish[month]}`,
        `${day} de ${spanish[month]} de 2027`,
        `${day}/${month + 1}/2027`,
      ]),
    ],
    behind: [
      // It reads neither «hace tres días» nor «el viernes pasado».
      'ayer',
    ],
  },
};

const oracles: Record<'en' | 'es', Chrono> = { en: en.GB, es: es.casual };

/** The day that chrono-node reads, as it looks ahead or back. */
function readBy(oracle: Chrono, text: string, today: string, isAhead: boolean): string | undefined {
  const [result]: (ParsedResult | undefined)[] = oracle.parse(text, new Date(`${today}T12:00:00`), {
    forwardDate: isAhead,
  });
  if (!result || result.text.length < text.length - 3) return undefined;
  const { start } = result;
  return [start.get('year'), start.get('month'), start.get('day')]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** A month from the 31st of January is its last day here, and some days of March there. */
const countsOver = (text: string, today: string) => Number(today.slice(8)) > 28 && /months|meses/.test(text);

function readHere(text: string, today: string, looking: 'ahead' | 'behind'): string | undefined {
  const { days } = timesIn(tokensOf(text), today);
  return days.length === 1 ? days[0]?.[looking].from : undefined;
}

test.each(['en', 'es'] as const)('days in %s are those that another reader of dates finds', (language) => {
  const differing: string[] = [];
  let compared = 0;
  for (const looking of ['ahead', 'behind'] as const)
    for (const text of said[language][looking])
      for (const today of todays) {
        if (countsOver(text, today)) continue;
        const other = readBy(oracles[language], text, today, looking === 'ahead');
        const own = readHere(text, today, looking);
        compared += 1;
        if (other !== own) differing.push(`${text} on ${today}: ${own}, not ${other}`);
      }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});
