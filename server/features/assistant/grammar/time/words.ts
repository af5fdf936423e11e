/** The words of dates in both languages, without accents. */
export const weekdays: readonly (readonly string[])[] = [
  ['monday', 'mon', 'mondays', 'lunes'],
  ['tuesday', 'tue', 'tues', 'martes'],
  ['wednesday', 'wed', 'miercoles'],
  ['thursday', 'thu', 'thurs', 'jueves'],
  ['friday', 'fri', 'viernes'],
  ['saturday', 'sat', 'sabado'],
  ['sunday', 'sun', 'domingo'],
];

export const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
];

export const seasons: readonly (readonly string[])[] = [
  ['spring', 'primavera'],
  ['summer', 'verano'],
  ['autumn', 'fall', 'otono'],
  ['winter', 'invierno'],
];

const numbers: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  eleven: 11,
  once: 11,
  twelve: 12,
  doce: 12,
  fifteen: 15,
  quince: 15,
  twenty: 20,
  veinte: 20,
  thirty: 30,
  treinta: 30,
};

/** A number in digits or in words. */
export const numberOf = (word: string): number => numbers[word] ?? Number(word);

const any = (words: readonly string[]) => `(?:${words.join('|')})`;

/** Parts of patterns. */
export const parts = {
  number: `(\\d{1,3}|${Object.keys(numbers).join('|')})`,
  weekday: `(${weekdays.flat().join('|')})`,
  month: `(${months.flat().join('|')})`,
  season: `(${seasons.flat().join('|')})`,
  unit: '(days?|dias?|weeks?|semanas?|months?|mes(?:es)?|quarters?|trimestres?|years?|anos?)',
  day: '(\\d{1,2})(?:st|nd|rd|th)?',
  year: '(20\\d\\d)',
  this: any(['this', 'est[ea]', 'the current', 'el actual', 'current']),
  next: any(['next', 'the next', 'the coming', 'coming', '(?:el |la )?proxim[oa]']),
  last: any(['last', 'the last', 'the past', 'past', 'previous', 'the previous', '(?:el |la )?ultim[oa]']),
  the: '(?:the |el |la |los |las )?',
} as const;

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const units: [Unit, RegExp][] = [
  ['day', /^d/],
  ['week', /^(?:w|s)/],
  ['month', /^m/],
  ['quarter', /^(?:q|t)/],
  ['year', /^(?:y|a)/],
];

export const unitOf = (word: string): Unit =>
  (units.find(([, pattern]) => pattern.test(word)) as [Unit, RegExp])[0];

export const indexIn = (names: readonly (readonly string[])[], word: string): number =>
  names.findIndex((each) => each.includes(word));
