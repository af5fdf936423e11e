import { expect, test } from 'vitest';
import { showsLink } from '../../../../shared/marketing/publications/carried';
import type { Social } from '../../../../shared/marketing/campaigns/piece';
import { networks } from '../../../../shared/marketing/channels/networks';
import { hasPostFor } from '../../../../shared/marketing/publications/carried';
import { measureOn, textOn } from './posting-text';

const link = 'https://quorumia.example/r/abcdefg';

const social = (...named: (keyof Social['variants'])[]): Social => ({
  variants: Object.fromEntries(
    named.map((name) => [
      name,
      { blocks: [{ part: 'A', lines: [{ text: `Pan en ${name}.`, facts: [] }] }], tags: [] },
    ]),
  ),
  cta: { label: 'Reservar', goal: 'buy' },
  alt: '',
});

test('a network carries its own post and no other', () => {
  expect(textOn('bluesky', social('bluesky', 'x'), link).text).toBe(`Pan en bluesky. ${link}`);
  for (const network of ['x', 'mastodon', 'instagram', 'linkedin'] as const) {
    expect(textOn(network, social('bluesky'), link)).toEqual({ title: '', text: '' });
    expect(hasPostFor(network, ['bluesky'])).toBe(false);
  }
});

test('a channel without posts of its own carries the likeliest one that is there, with its link', () => {
  expect(textOn('telegram', social(...networks), link).text).toContain('Pan en mastodon.');
  expect(textOn('webhook', social('facebook', 'x'), link).text).toBe(`Pan en x. ${link}`);
  expect(textOn('wordpress', social('instagram', 'bluesky', 'facebook'), link)).toMatchObject({
    title: 'Pan en facebook.',
  });
  expect(textOn('rss', social('instagram'), link).text).toBe('');
  expect([showsLink('rss'), showsLink('telegram'), showsLink('instagram')]).toEqual([true, true, false]);
});

test('an instance has a length of its own', () => {
  const channel = { limits: { characters: 40 }, hasPicture: false };
  expect(measureOn('mastodon', 'p'.repeat(50), channel)).toEqual({ count: 50, most: 40 });
});
