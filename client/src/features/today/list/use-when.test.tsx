import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '@shared/languages';
import { renderAt } from '@/testing/render';
import { useWhen } from './use-when';

/** A quarter past eleven in the evening of 15 July in Madrid; five in the afternoon in New York. */
const now = new Date('2026-07-15T21:15:00Z');

interface Asked {
  at: string;
  isAllDay?: boolean;
  zone?: string;
}

const When = ({ at, isAllDay = false, zone = 'Europe/Madrid' }: Asked) => (
  <p>{useWhen()({ at, isAllDay, zone }, now)}</p>
);

test.each<[Language, Asked, string]>([
  ['en', { at: '2026-07-15T07:00:00Z' }, 'Earlier today, 09:00'],
  ['es', { at: '2026-07-15T07:00:00Z' }, 'Era hoy a las 9:00'],
  ['en', { at: '2026-07-15T21:45:00Z' }, 'Today, 23:45'],
  ['en', { at: '2026-07-14T22:00:00Z', isAllDay: true }, 'Today'],
  ['en', { at: '2026-07-15T22:10:00Z' }, 'Tomorrow, 00:10'],
  ['en', { at: '2026-07-15T22:10:00Z', zone: 'America/New_York' }, 'Today, 18:10'],
  ['en', { at: '2026-07-14T21:59:00Z' }, 'Yesterday'],
  ['es', { at: '2026-07-12T22:00:00Z', isAllDay: true }, 'Hace 2 días'],
  ['en', { at: '2026-07-18T07:00:00Z' }, 'Sat 18 Jul, 09:00'],
  ['en', { at: '2026-05-18T07:00:00Z' }, 'Mon 18 May'],
])('in %s, %j is said as seen from now', async (language, asked, words) => {
  await renderAt(<When {...asked} />, { language });
  expect(
    screen.getByText((text) => text.replace('Sat,', 'Sat').replace('Mon,', 'Mon') === words),
  ).toBeVisible();
});
