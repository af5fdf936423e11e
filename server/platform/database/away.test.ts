import { expect, test } from 'vitest';
import { isDatabaseAway } from './away';

test.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('a lost or failed connection counts as temporary: %s', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
  expect(isDatabaseAway(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
});

test.each([
  ['57P01', true],
  ['57P03', true],
  ['53300', true],
  ['08006', true],
  ['25006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42601', false],
])('code %s counts as temporary: %s', (code, expected) => {
  expect(isDatabaseAway(Object.assign(new Error('refused'), { code }))).toBe(expected);
});

test.each([undefined, null, 'a text', new Error('another matter')])(
  '%s does not count as temporary',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  },
);
