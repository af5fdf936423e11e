import { expect, test } from 'vitest';
import { ColumnFacts } from '../columns/column-facts';
import { readDate } from './dates';
import { readCountry } from './countries';
import { readList } from './flags-and-lists';
import { readMoney, readNumber } from './numbers';
import type { TargetField } from '../target-field';
import { meant } from './meant';
import { valueReader } from './read-value';

const factsOf = (...values: string[]) => {
  const facts = new ColumnFacts('x');
  for (const value of values) facts.add(value);
  return facts.column();
};

test('the order of day and month is detected from all dates of a column; if ambiguous, the user is asked', () => {
  expect(factsOf('01/02/2026', '25/02/2026').dates).toBe('dmy');
  expect(factsOf('01/02/2026', '02/25/2026').dates).toBe('mdy');
  expect(factsOf('2026-02-01', '2026-02-03T10:00:00Z').dates).toBe('ymd');
  expect(factsOf('01/02/2026', '03/04/2026')).toMatchObject({ looks: 'date', dates: 'undecided' });
});

test.each([
  ['31/03/2026', 'dmy', { day: '2026-03-31', time: null, offset: null }],
  ['3/31/26 5:07 PM', 'mdy', { day: '2026-03-31', time: '17:07:00', offset: null }],
  ['2026-03-31T10:00:00.000+02:00', 'ymd', { day: '2026-03-31', time: '10:00:00', offset: '+02:00' }],
  ['5 de marzo de 2026', 'dmy', { day: '2026-03-05', time: null, offset: null }],
  ['Mar 5, 2026', 'dmy', { day: '2026-03-05', time: null, offset: null }],
  ['30/02/2026', 'dmy', undefined],
  ['hello', 'dmy', undefined],
] as const)('%s is read as a date', (text, order, read) => {
  expect(readDate(text, order)).toEqual(read);
});

test('the decimal separator is detected from all numbers of a column', () => {
  expect(factsOf('1.234', '12,5').decimals).toBe(',');
  expect(factsOf('1,234.50', '7').decimals).toBe('.');
  expect(factsOf('1.234', '5.678').decimals).toBe('undecided');
  expect([readNumber('1.234,5', ','), readNumber('1,234.5', '.'), readNumber('(12)', '.')]).toEqual([
    1234.5, 1234.5, -12,
  ]);
});

test('a separator before three digits of an amount separates thousands, unless the file is ours or the user says otherwise', () => {
  const field = { name: 'amount', kind: 'money', choices: null } as TargetField;
  const column = factsOf('1.234', '2.500');
  const read = (text: string, decimals?: '.' | ',') =>
    valueReader(field, { to: 'field', field: 'amount', ...(decimals && { decimals }) }, column)(text).value;
  expect([read('1.234'), read('1,234'), read('500')]).toMatchObject([
    { amount: 1234 },
    { amount: 1234 },
    { amount: 500 },
  ]);
  expect(read('1.234', '.')).toMatchObject({ amount: 1.234 });
});

test.each([
  ['1.234,50 €', ',', { amount: 1234.5, currency: 'EUR' }],
  ['$1,200', '.', { amount: 1200, currency: 'USD' }],
  ['GBP 15.20', '.', { amount: 15.2, currency: 'GBP' }],
  ['900', '.', { amount: 900, currency: null }],
  ['a lot', '.', undefined],
] as const)('%s is read as an amount', (text, mark, read) => {
  expect(readMoney(text, mark)).toEqual(read);
});

test('several values in a cell are split at their separator, JSON included', () => {
  expect(readList('one|two, three')).toEqual(['one', 'two, three']);
  expect(readList('one; two')).toEqual(['one', 'two']);
  expect(readList('["a@x.example","b@x.example"]')).toEqual(['a@x.example', 'b@x.example']);
  expect(readList('[{"number":"600","callingCode":"+34"}]')).toEqual(['+34600']);
});

test('countries are recognised by code and name, and formula guards are removed from cells', () => {
  expect([
    readCountry('España'),
    readCountry('Germany'),
    readCountry('fr'),
    readCountry('Catalonia'),
  ]).toEqual(['ES', 'DE', 'FR', undefined]);
  expect([meant("'+34 600"), meant("'hello"), meant(' x ')]).toEqual(['+34 600', "'hello", 'x']);
});

test.each([
  ['United States of America', 'US'],
  ['Czech Republic', 'CZ'],
  ['Turkey', 'TR'],
  ['Hong Kong', 'HK'],
  ['Russian Federation', 'RU'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Netherlands Antilles', 'CW'],
  ['Korea, Republic of', 'KR'],
  ['Korea, Democratic People’s Republic of', 'KP'],
  ['Congo, The Democratic Republic of the', 'CD'],
  ['Congo', 'CG'],
  ['Trinidad & Tobago', 'TT'],
  ['St. Lucia', 'LC'],
  ['the Netherlands', 'NL'],
  ['EE. UU.', 'US'],
  ['República Checa', 'CZ'],
  ['Slovakia (Slovak Republic)', 'SK'],
  ['Kingdom of Spain', 'ES'],
  ['UK', 'GB'],
  ['DD', 'DE'],
  ['Georgia', 'GE'],
  ['Europe', undefined],
  ['EU', undefined],
])('%s is the country %s', (name, code) => {
  expect(readCountry(name)).toBe(code);
});

test.each(['[]', '{}', 'NULL', '\\N', '0/0/00', '0000-00-00 00:00:00'])(
  'a cell with %s counts as empty',
  (cell) => {
    expect(meant(cell)).toBe('');
  },
);

test('an abbreviated amount and a tax id are not amounts of money', () => {
  expect([readMoney('$1M', '.'), readMoney('ESB17000000', '.')]).toEqual([undefined, undefined]);
});

test('quotation marks around values are removed', () => {
  expect(readList('"Clientes","VIP 2025"')).toEqual(['Clientes', 'VIP 2025']);
});
