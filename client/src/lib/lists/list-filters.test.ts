import { expect, test } from 'vitest';
import {
  choiceFilter,
  filtersOf,
  numberFilter,
  phoneFilter,
  textFilter,
  timeFilter,
} from '@shared/list/filters';
import { askedFilter, type FilterColumn, filtersIn, filtersOn } from './list-filters';

const columns: FilterColumn[] = [
  { name: 'status', label: 'Status', kind: 'choice', choices: [{ value: 'new', label: 'New' }] },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
  { name: 'amount', label: 'Amount', kind: 'number', scale: 100 },
  { name: 'lastContact', label: 'Last contact', kind: 'time' },
  { name: 'close', label: 'Close', kind: 'day' },
];

const asked = (filters: object) => {
  const text = askedFilter(columns, JSON.stringify(filters), new Date('2026-11-22T12:00:00Z'));
  return text === undefined ? undefined : JSON.parse(text);
};

test('an address keeps what fits the columns, and loses the rest', () => {
  const text = JSON.stringify({
    status: { any: ['new'], contains: 'x' },
    city: { contains: '' },
    phone: { contains: '612', is: '612' },
    amount: { from: '7', to: 9 },
    lastContact: { within: 'for-ever', from: 'soon' },
    password: { contains: 'x' },
  });
  expect(filtersIn(columns, text)).toEqual({
    status: { any: ['new'] },
    phone: { contains: '612' },
    amount: { to: 9 },
  });
});

test.each(['', 'no JSON', '[]', 'null', '{"status":7}', '{"status":{"any":[]}}'])(
  '%j filters nothing',
  (text) => {
    expect(filtersOn(columns)(text)).toBe('');
    expect(askedFilter(columns, text)).toBeUndefined();
  },
);

test('days are asked as moments of Madrid, or as days', () => {
  expect(asked({ lastContact: { from: '2026-03-29', to: '2026-03-30' } })).toEqual({
    lastContact: { from: '2026-03-29T00:00:00+01:00', to: '2026-03-30T00:00:00+02:00' },
  });
  expect(asked({ close: { to: '2026-12-01' } })).toEqual({ close: { to: '2026-12-01' } });
});

test('a period is asked as its days, seen from today', () => {
  expect(asked({ lastContact: { within: 'today' }, close: { within: 'this-month' } })).toEqual({
    lastContact: { from: '2026-11-22T00:00:00+01:00', to: '2026-11-23T00:00:00+01:00' },
    close: { from: '2026-11-01', to: '2026-12-01' },
  });
});

test('a moment in the address is asked as it is', () => {
  const filters = { lastContact: { from: '2026-11-21T10:00:00.000Z' } };
  expect(asked(filters)).toEqual(filters);
});

test('the server accepts what is asked', () => {
  const schema = filtersOf({
    status: choiceFilter(['new']),
    city: textFilter,
    phone: phoneFilter,
    amount: numberFilter,
    lastContact: timeFilter,
  });
  const filters = {
    status: { none: ['new'] },
    city: { contains: 'Vigo', empty: false },
    phone: { contains: '612' },
    amount: { from: 100, to: 5_000 },
    lastContact: { within: 'last-90-days' },
  };
  const text = askedFilter(columns, JSON.stringify(filters));
  expect(schema.safeParse(text).success).toBe(true);
});
