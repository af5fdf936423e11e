import { expect, test } from 'vitest';
import { blockText } from '../../../../shared/marketing/campaigns/rendering/words';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/read-brief';
import { composeSet } from './composer';
import { dealLeads } from './compose/deal';
import { briefNamed, briefsOf } from './testing/own-briefs';

/** The posts of a brief: network, text, tags. */
const postsOf = (brief: Brief): [network: string, text: string, tags: readonly string[]][] =>
  composeSet(brief, firstWording).flatMap(({ piece }) =>
    piece.type === 'social media'
      ? Object.entries(piece.content.variants).map(
          ([network, { blocks, tags }]): [string, string, readonly string[]] => [
            network,
            blocks.map(blockText).join('\n'),
            tags,
          ],
        )
      : [],
  );

const bike = briefNamed('en', 'bike-workshop');

test('leads are dealt to the networks that most read first, to companies LinkedIn before all', () => {
  const order = (audience: Brief['audience']) => [
    ...dealLeads(contextOf({ ...bike, audience }), 'pain', 0).keys(),
  ];
  expect(order('B2C').filter((one) => ['facebook', 'instagram', 'linkedin'].includes(one))[0]).toBe(
    'facebook',
  );
  expect(order('B2B').filter((one) => ['facebook', 'instagram', 'linkedin'].includes(one))[0]).toBe(
    'linkedin',
  );
  expect(order('B2C')[0]).toBe('threads');
});

test('X and Facebook have a post of every angle, however little is told', () => {
  const facts = bike.facts.filter(({ place }) => place === 'thing' || place === 'kind');
  for (const brief of [{ ...bike, facts }, ...briefsOf('en').map(([, one]) => one)]) {
    const networks = postsOf(brief).map(([network]) => network);
    for (const certain of ['x', 'facebook'])
      expect([brief.name, certain, networks.filter((one) => one === certain).length]).toEqual([
        brief.name,
        certain,
        3,
      ]);
  }
});

test('a place of two names is tagged by its town', () => {
  const tags = postsOf({ ...bike, company: { ...bike.company, where: 'in Asheville, North Carolina' } });
  const all = tags.flatMap(([, , own]) => own);
  expect(all).toContain('Asheville');
  expect(all).not.toContain('AshevilleNorthCarolina');
});

test('Instagram says that the link is more, where it is not how one orders', () => {
  const insta = (brief: Brief) =>
    postsOf(brief)
      .filter(([network]) => network === 'instagram')
      .map(([, text]) => text);
  for (const text of insta(briefNamed('en', 'bakery')))
    expect(text).toContain('More at the link in our bio.');
  for (const text of insta(briefNamed('en', 'antenatal-yoga')))
    expect(text).toContain('The link is in our bio.');
});

test('advertisements do not say the same thing twice, nor only how to get in touch', () => {
  for (const [name, brief] of briefsOf('en'))
    for (const { piece } of composeSet(brief, firstWording)) {
      if (piece.type !== 'landing page') continue;
      const texts = piece.content.ads.descriptions.map(({ text }) => text);
      const bare = texts.map((text) => text.replace(/^(?:We|I) offer (?:an? )?/u, '').toLowerCase());
      expect([name, new Set(bare).size, texts.filter((text) => text.startsWith('How to get'))]).toEqual([
        name,
        texts.length,
        [],
      ]);
    }
});

/** The facts of each post of an angle, by their network. */
const factsOf = (brief: Brief, set: number): [network: string, facts: readonly string[]][] =>
  composeSet(brief, { ...firstWording, set }).flatMap(({ angle, piece }) =>
    piece.type === 'social media' && angle === 'outcome'
      ? Object.entries(piece.content.variants).map(([network, { blocks }]): [string, readonly string[]] => [
          network,
          blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)),
        ])
      : [],
  );

test.each([0, 1, 2, 3])(
  'a post on what comes of the thing says a result that is told, no proof in its place (wording %i)',
  (set) => {
    const dentist = briefNamed('en', 'dentist');
    const results = contextOf(dentist).answers.results.flatMap(({ line }) => line.facts);
    // X has room for little.
    const without = factsOf(dentist, set).filter(
      ([network, facts]) => network !== 'x' && !facts.some((id) => results.includes(id)),
    );
    expect(without.map(([network]) => network)).toEqual([]);
  },
);
