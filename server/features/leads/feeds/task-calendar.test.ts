import { expect, test } from 'vitest';
import { taskCalendar } from './task-calendar';

const task = (id: number, title: string) => ({
  id,
  title,
  about: 'Espiga; Ana, y José',
  isAllDay: false,
  priority: 'high' as const,
  updatedAt: new Date('2026-03-01T10:00:00.500Z'),
  version: 3,
  dueAt: new Date('2026-03-10T15:30:00Z'),
});

const texts = [
  'Send, and explain; the offer \\ twice',
  'one\nline\r\nmore',
  `ñandú ${'🥖'.repeat(90)}`,
  '',
  'a'.repeat(75),
];
const calendar = taskCalendar(
  texts.map((title, index) => task(index + 1, title)),
  'https://quorumia.example',
);

/** The values of a property, unfolded and without what protects their signs. */
const valuesOf = (name: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)));

test('a calendar is read back with the words that were written', () => {
  expect(valuesOf('SUMMARY')).toEqual(texts.map((text) => text.replaceAll('\r\n', '\n')));
  expect(new Set(valuesOf('DESCRIPTION'))).toEqual(new Set(['Espiga; Ana, y José']));
  expect(valuesOf('DTSTAMP')[0]).toBe('20260301T100000Z');
  expect(valuesOf('END')).toEqual([...texts.map(() => 'VEVENT'), 'VCALENDAR']);
});

test('no line is longer than 75 octets, and each ends as the standard says', () => {
  const lines = calendar.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.filter((line) => /[\r\n\ufffd]/.test(line))).toEqual([]);
});
