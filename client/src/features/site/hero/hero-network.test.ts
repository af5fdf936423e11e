import { describe, expect, it } from 'vitest';
import { createStrays, networkAt, type Random, SETTLED } from './hero-network';
import { field, heard, links, nodes } from './hero-places';

/** A seeded generator (mulberry32), so that each run uses the same numbers. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const seeds = [1, 2, 3, 4, 5];
const still = nodes.map(({ place: [x, y], role }) => ({ x, y, role, agreed: 1 }));
const times = Array.from({ length: Math.ceil(SETTLED * 30) }, (_, picture) => picture / 30);

/** The seconds at which a node has come back to its place for good. */
function backAt(seed: number, index: number) {
  const strays = createStrays(seeded(seed));
  return times.findLast((time) => networkAt(strays, time)[index]!.agreed < 0.99) ?? 0;
}

describe('the network of the hero', () => {
  it('has one node that speaks, five that hear it, and a link for each of those', () => {
    expect(nodes.filter(({ role }) => role === 'speaker')).toHaveLength(1);
    expect(heard.map(([from, to]) => [from, nodes[to]!.role])).toEqual(Array(5).fill([0, 'hearing']));
    expect(links.length).toBeGreaterThan(heard.length);
  });

  it.each(seeds)('begins as the still drawing, and ends as the still drawing for good (seed %i)', (seed) => {
    const strays = createStrays(seeded(seed));
    expect(networkAt(strays, 0)).toEqual(still);
    expect(networkAt(strays, SETTLED)).toEqual(still);
    expect(networkAt(strays, SETTLED + 3_600)).toEqual(still);
  });

  it.each(seeds)('is loose in between (seed %i)', (seed) => {
    const strays = createStrays(seeded(seed));
    const far = networkAt(strays, 1.6).filter(
      ({ x, y }, index) => Math.hypot(x - still[index]!.x, y - still[index]!.y) > 20,
    );
    expect(far.length).toBeGreaterThan(nodes.length / 2);
  });

  it('is the same for the same seed', () => {
    const [one, two] = [1, 2].map(() => networkAt(createStrays(seeded(7)), 2));
    expect(one).toEqual(two);
  });

  it.each(seeds)('settles from the speaker outwards (seed %i)', (seed) => {
    const of = (wanted: string) =>
      nodes.flatMap(({ role }, index) => (role === wanted ? [backAt(seed, index)] : []));
    expect(Math.max(...of('speaker'))).toBeLessThan(Math.min(...of('hearing')));
    expect(Math.max(...of('hearing'))).toBeLessThan(Math.min(...of('other')));
  });

  it.each(seeds)('never leaves its field, nor jumps between two pictures (seed %i)', (seed) => {
    const strays = createStrays(seeded(seed));
    let before = networkAt(strays, 0);
    for (const time of times) {
      const now = networkAt(strays, time);
      for (const [index, { x, y }] of now.entries()) {
        expect(x).toBeGreaterThan(field.left);
        expect(x).toBeLessThan(field.left + field.width);
        expect(y).toBeGreaterThan(field.top);
        expect(y).toBeLessThan(field.top + field.height);
        expect(Math.hypot(x - before[index]!.x, y - before[index]!.y)).toBeLessThan(4);
      }
      before = now;
    }
  });

  it('rests within seven seconds', () => {
    expect(SETTLED).toBeLessThan(7);
  });
});
