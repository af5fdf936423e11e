import { expect, test } from 'vitest';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import { briefNamed, briefsOf } from './testing/own-briefs';
import { faultsOf, unnamed } from './testing/check-pieces';
import { randomBrief } from './testing/random-briefs';
import { composeSet } from './composer';

/** Sets that a seed more or less writes; the long run takes 2,000. */
const seeds = Number(process.env.BRIEFS ?? 300);

test('whatever is typed, every piece keeps its limits, its order and its angle apart, and says only accepted facts', {
  timeout: 300_000,
}, () => {
  const faults = Array.from({ length: seeds }, (_, seed) => {
    const brief = randomBrief(seed + 1);
    const pieces = composeSet(brief, { ...firstWording, set: seed % 4 });
    return faultsOf(pieces, brief).map((fault) => `seed ${seed + 1}: ${fault}`);
  });
  expect(faults.flat()).toEqual([]);
});

test.each(['es', 'en'] as const)('our own briefs (%s) have nine pieces without a fault', (language) => {
  for (const [name, brief] of briefsOf(language)) {
    const pieces = composeSet(brief, firstWording);
    expect([name, pieces.length, faultsOf(pieces, brief)]).toEqual([name, 9, []]);
  }
});

test.each(['es', 'en'] as const)(
  'every email and post (%s) says what is offered, and by whom',
  (language) => {
    for (const [name, brief] of briefsOf(language)) {
      const wordings = [0, 1, 2, 3].map((set) => ({ ...firstWording, set }));
      expect([name, wordings.flatMap((wording) => unnamed(composeSet(brief, wording), brief))]).toEqual([
        name,
        [],
      ]);
    }
  },
);

test('the same brief gives the same bytes, and other wording of the set gives other ones', () => {
  const brief = briefNamed('es', 'panaderia');
  const set = (turn: number) => JSON.stringify(composeSet(brief, { ...firstWording, set: turn }));
  expect(set(0)).toBe(set(0));
  expect(set(1)).not.toBe(set(0));
});

test('two products of one company are told in different variants', () => {
  const brief = briefNamed('es', 'panaderia');
  const [first, second] = [0, 1].map((position) => {
    const [email] = composeSet({ ...brief, position }, firstWording);
    return JSON.stringify(email?.piece.content);
  });
  expect(first).not.toBe(second);
});

test('X always has a post, and a brief that says little has no post where nothing is left', () => {
  const brief = briefNamed('es', 'panaderia');
  const facts = brief.facts.filter(({ place }) => place === 'thing' || place === 'kind');
  const posts = composeSet({ ...brief, facts }, firstWording).filter(
    ({ piece }) => piece.type === 'social media',
  );
  for (const { piece, notices } of posts) {
    const networks = piece.type === 'social media' ? Object.keys(piece.content.variants) : [];
    expect(networks).toContain('x');
    expect(networks.length).toBeLessThan(7);
    expect(notices?.length).toBe(1);
  }
});
