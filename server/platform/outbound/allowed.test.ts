import { expect, test } from 'vitest';
import { readAllowed } from './allowed';

const admits = (list: string, host: string, address = host, port = 80) =>
  readAllowed(list).allowed.admits(host, address, port);

test('without a list nothing private is allowed', () => {
  expect(readAllowed(undefined)).toMatchObject({ unread: [] });
  expect(admits('', '127.0.0.1')).toBe(false);
});

test('an address is allowed in every notation, with its port if one is named', () => {
  expect(admits('127.0.0.1', 'model.local', '127.0.0.1')).toBe(true);
  expect(admits('127.0.0.1', '::ffff:7f00:1')).toBe(true);
  expect(admits('127.0.0.1', '127.0.0.2')).toBe(false);
  expect(admits('127.0.0.1:11434', '127.0.0.1', '127.0.0.1', 11_434)).toBe(true);
  expect(admits('127.0.0.1:11434', '127.0.0.1', '127.0.0.1', 5000)).toBe(false);
  expect(admits('[::1]:8080', '::1', '::1', 8080)).toBe(true);
  expect(admits('[::1]:8080', '::1', '::1', 80)).toBe(false);
  expect(admits('::1', '::1')).toBe(true);
});

test('a network allows its addresses, of its own family only', () => {
  expect(admits('10.20.0.0/16, fd00::/8', 'wiki', '10.20.255.1')).toBe(true);
  expect(admits('10.20.0.0/16', 'wiki', '10.21.0.1')).toBe(false);
  expect(admits('10.20.0.0/16 fd00::/8', 'wiki', 'fd12::1')).toBe(true);
});

test('a host name allows all addresses that it resolves to, and no other name', () => {
  expect(admits('Model.local:8080', 'model.local', '10.0.0.1', 8080)).toBe(true);
  expect(admits('model.local', 'model.local', '10.0.0.1', 9)).toBe(true);
  expect(admits('model.local', 'evil.model.local', '10.0.0.1')).toBe(false);
  expect(admits('model.local', 'model.local.evil.example', '10.0.0.1')).toBe(false);
});

test.each([
  '10.0.0.0/33',
  '10.0.0/8',
  'fd00::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0',
  '300.1.1.1',
  '127.0.0.1:0',
  '127.0.0.1:70000',
  'http://model.local',
  '[::1',
  'my host!'.replace(' ', '_'),
  '*.example.org',
])('%s is reported as invalid', (entry) => {
  expect(readAllowed(`127.0.0.1, ${entry}`).unread).toEqual([entry]);
});
