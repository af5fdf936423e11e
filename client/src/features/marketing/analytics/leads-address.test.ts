import { expect, test } from 'vitest';
import { behind, leadsAt } from './leads-address';

const filterIn = (address: string) =>
  JSON.parse(new URL(address, location.origin).searchParams.get('filter') ?? '');
const days = { from: '2026-10-20', to: '2026-11-02' };

test('the days of a list are those of the company, by moments where its zone is another than the list’s', () => {
  expect(filterIn(leadsAt(7, { zone: 'Europe/Madrid' }, days)).createdAt).toEqual(days);
  expect(filterIn(leadsAt(7, { zone: 'America/New_York' }, days)).createdAt).toEqual({
    from: '2026-10-20T04:00:00.000Z',
    to: '2026-11-02T05:00:00.000Z',
  });
});

test('a source is found by its channel, else by its kind and name; what is added up has no list', () => {
  const source = (kind: 'channel' | 'site' | 'other', name: string | null, channelId: number | null) =>
    behind.channels('first', { kind, name, channelId });
  expect(source('channel', 'Bluesky', 31)).toEqual({ 'first.channel': { any: ['31'] } });
  expect(source('site', 'vecinos.example', null)).toEqual({
    'first.kind': { any: ['site'] },
    'first.name': { is: 'vecinos.example' },
  });
  expect(source('other', null, null)).toBeUndefined();
});
