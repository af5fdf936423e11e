import { describe, expect, test } from 'vitest';
import { blockText } from '../../../../shared/marketing/campaigns/rendering/words';
import { isKindOf } from '../../../../shared/marketing/campaigns/kinds';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Brief } from '../campaigns/brief';
import { contextOf } from './brief/context-of';
import { composeSet } from './compose-set';
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
  test('a list with commas within has semicolons, and no “and” before its last item', () => {
    const facts = bike.facts.map((fact) =>
      fact.place === 'includes' && fact.text === 'test ride' ? { ...fact, text: 'test ride, if dry' } : fact,
    );
    expect(contextOf({ ...bike, facts }).slots.get('includesLine')?.text).toMatch(
      /; bearings checked and greased; test ride, if dry$/u,
    );
  });

  test('a formal company does not say “You’ll”', () => {
    const funeral = briefNamed('en', 'funeral');
    const told = (register: Brief['register']) =>
      contextOf({ ...funeral, register }).slots.get('told2')?.text ?? '';
    expect(told('informal')).toMatch(/^You’ll also know/u);
    expect(told('formal')).toMatch(/^You will also know/u);
  });

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

  test('an email names the town once, though two of our sentences could', () => {
    for (const set of [0, 1, 2, 3]) {
      const text = emailOf(bike, 'proof', set).join('\n');
      expect([set, text.split('in Bristol').length - 1]).toEqual([set, 1]);
    }
  });

  test('a thing that says of no trade what it sells is no tag', () => {
    const tags = postsOf(bike).flatMap(([, , own]) => own);
    expect(tags).not.toContain('FullService');
    expect(tags).toContain('SpokeSprocket');
  });

  test('a post is about what it says: a case too long to tell leads none', () => {
    const law = briefNamed('en', 'law-firm');
    const facts = law.facts.map((fact) =>
      fact.place === 'case' ? { ...fact, text: `${fact.text} ${fact.text}` } : fact,
    );
    const withCase = (brief: Brief) =>
      postsOf(brief, 'proof').filter(([, text]) => text.includes('A brother and sister')).length;
    expect([withCase(law), withCase({ ...law, facts })]).toEqual([2, 0]);
  });

  test('a post that gives way to the plain one leaves it its first line', () => {
    const rota = briefNamed('en', 'rota-software');
    const facts = rota.facts.map((fact) =>
      fact.place === 'kind'
        ? {
            ...fact,
            text: 'rota app for restaurants and bars that plans, swaps, counts and pays every shift of every team in every one of your sites',
          }
        : fact,
    );
    const long = {
      ...rota,
      facts,
      company: { ...rota.company, name: 'The Tillmark Shift Planning Company' },
    };
    const [, text] = postsOf(long, 'proof').find(([network]) => network === 'x') ?? [];
    expect(text).toMatch(/^Used by 340 venues in the UK\./u);
  });

  test('what a heading leaves of the evidence stands in a list with the rest, never alone', () => {
    const law = briefNamed('en', 'law-firm');
    const facts = law.facts.filter(({ place, text }) => place !== 'proof' || !text.startsWith('Regulated'));
    const page = setOf({ ...law, facts }).find(
      ({ angle, piece }) => angle === 'proof' && piece.type === 'landing page',
    );
    const texts = page?.piece.type === 'landing page' ? (page.piece.content.blocks ?? []).map(blockText) : [];
    expect(texts).not.toContain('Three members of STEP.');
    expect(texts).toContain('A few facts');
  });

  test('a typed label that says what is asked for is what every action says', () => {
    const goal = { ...bike.goal, goal: 'book', label: 'Book a call', place: 'by phone or Teams' } as const;
    const asks = (label: string) => {
      const { slots } = contextOf({ ...bike, goal: { ...goal, label, link: 'https://spoke.example/call' } });
      return [slots.get('ask')?.text, slots.get('askLong')?.text];
    };
    const [ask, askLong] = asks('Book a call');
    expect(ask).toMatch(/^Book a call online, by phone.* or Teams$/u);
    expect(askLong).toMatch(/^You can book a call online, by phone.* or Teams\.$/u);
    for (const label of ['Save my place', 'Book now', 'Book my place'])
      expect(asks(label)[0]).toMatch(/^Book online, by phone/u);
  });

  test('a question that is answered with “No” opens no post, and stands last among the questions', () => {
    const driving = briefNamed('en', 'driving-lessons');
    const opening = postsOf(driving).filter(([, text]) => text.slice(0, 80).includes('automatic as well'));
    expect(opening).toEqual([]);
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

  test('a kind that says for whom is told once: the people it is for have a post or a place of their own', () => {
    const law = briefNamed('en', 'law-firm');
    for (const [, text] of postsOf(law))
      expect(text.split(/service (?:is )?for /u).length - 1).toBeLessThan(2);
    expect(JSON.stringify(setOf(law))).toContain('People who have been named as executor in a will.');
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

  test('a sentence that only repeats the heading is left out of a page', () => {
    const facts = bike.facts.filter(({ place }) => ['thing', 'different', 'proof'].includes(place));
    for (const { piece } of setOf({ ...bike, facts })) {
      if (piece.type !== 'landing page') continue;
      const noun = contextOf({ ...bike, facts }).slots.get('noun')?.text ?? '';
      if (!piece.content.h1.text.toLowerCase().includes(noun)) continue;
      expect((piece.content.blocks ?? []).map(blockText)).not.toContain(`We offer ${noun}.`);
    }
  });
});
