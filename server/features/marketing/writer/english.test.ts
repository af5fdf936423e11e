import { describe, expect, test } from 'vitest';
import { blockText } from '../../../../shared/marketing/campaigns/rendering/words';
import { isKindOf } from '../../../../shared/marketing/campaigns/kinds';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Brief } from '../campaigns/brief';
import { composeSet } from './composer';
import { briefNamed, briefsOf } from './testing/own-briefs';

const setOf = (brief: Brief, set = 0) => composeSet(brief, { ...firstWording, set });

/** The texts of the email of an angle, block by block. */
const emailOf = (brief: Brief, angle: Angle, set = 0): string[] =>
  setOf(brief, set).flatMap((one) =>
    one.angle === angle && isKindOf(one.piece.type, 'mail') && 'subject' in one.piece.content
      ? one.piece.content.blocks.map(blockText)
      : [],
  );

/** The posts of an angle, or of all, by their networks. */
const postsOf = (brief: Brief, of?: Angle): [network: string, text: string, tags: readonly string[]][] =>
  setOf(brief).flatMap(({ angle, piece }) =>
    piece.type === 'social media' && (of === undefined || of === angle)
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

describe('English', () => {
  test('what is included is told whole in an email, or not at all', () => {
    for (const [name, brief] of briefsOf('en'))
      for (const set of [0, 1, 2, 3])
        for (const { angle, piece } of setOf(brief, set)) {
          if (piece.type !== 'email') continue;
          const ids = brief.facts.filter(({ place }) => place === 'includes').map(({ id }) => id);
          const told = new Set(
            piece.content.blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)),
          );
          const some = ids.filter((id) => told.has(id)).length;
          expect([name, set, angle, [0, ids.length].includes(some)]).toEqual([name, set, angle, true]);
        }
  });

  test('where a call or a text is spoken of, every post has the number', () => {
    const bakery = briefNamed('en', 'bakery');
    const without = postsOf(bakery).filter(([, text]) => !text.includes('01453 555 0126'));
    expect(without.map(([network]) => network)).toEqual([]);
  });

  test('no post opens with a bare label, and none with practical facts', () => {
    for (const [name, brief] of briefsOf('en'))
      for (const [network, text] of postsOf(brief)) {
        const [first = ''] = text.split('\n');
        expect([name, network, first]).not.toEqual([
          name,
          network,
          expect.stringMatching(/^(?:What’s included|How it works|What happens|Practical facts|Prices):?$/u),
        ]);
      }
  });

  test('an email keeps price and offer where questions have to go', () => {
    const long = bike.facts.map((fact) =>
      fact.place === 'doubt' ? { ...fact, answer: 'Yes, and at no charge. '.repeat(14).trim() } : fact,
    );
    for (const set of [0, 1, 2, 3]) {
      const text = emailOf({ ...bike, facts: long }, 'pain', set).join('\n');
      expect([set, text.includes('£')]).toEqual([set, true]);
    }
  });
});
