import { describe, expect, it } from 'vitest';
import { createNetwork, type Network, type Random, resizeNetwork, stepNetwork } from './hero-network';

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

const picture = 1 / 30;
const speedOf = ({ nodes }: Network) =>
  nodes.reduce((sum, { vx, vy }) => sum + Math.hypot(vx, vy), 0) / nodes.length;
const agreementOf = ({ nodes }: Network) => Math.min(...nodes.map(({ agreed }) => agreed));

function pass(network: Network, seconds: number, random: Random) {
  for (let time = 0; time < seconds; time += picture) stepNetwork(network, picture, random);
}

/** Steps the network until all nodes agree. */
function untilAgreed(network: Network, random: Random) {
  for (let time = 0; time < 39 && network.agreedFor === 0; time += picture)
    stepNetwork(network, picture, random);
}

describe('the network of the hero', () => {
  it('is the same for the same seed', () => {
    const [one, two] = [1, 2].map(() => {
      const random = seeded(7);
      const network = createNetwork(1_440, 760, random);
      pass(network, 3, random);
      return network;
    });
    expect(one).toEqual(two);
  });

  it('has more nodes in a wider field, and never so many that drawing them is work', () => {
    const count = (width: number, height: number) => createNetwork(width, height, seeded(1)).nodes.length;
    expect(count(360, 600)).toBeLessThan(count(1_440, 760));
    expect(count(100, 100)).toBe(14);
    expect(count(5_000, 3_000)).toBe(64);
  });

  it('begins with one node that speaks and no other that agrees', () => {
    const network = createNetwork(1_440, 760, seeded(3));
    const agreeing = network.nodes.flatMap(({ agreed }, index) => (agreed > 0 ? [index] : []));
    expect(agreeing).toEqual([network.speaker]);
  });

  it.each([1, 2, 3, 4, 5])('reaches a consensus and settles (seed %i)', (seed) => {
    const random = seeded(seed);
    const network = createNetwork(1_440, 760, random);
    const speedAtFirst = speedOf(network);
    untilAgreed(network, random);
    expect(agreementOf(network)).toBeGreaterThanOrEqual(0.97);
    pass(network, 2, random);
    expect(speedOf(network)).toBeLessThan(speedAtFirst / 4);
  });

  it('never takes an agreement back while the same node speaks', () => {
    const random = seeded(11);
    const network = createNetwork(900, 600, random);
    for (let step = 0; step < 200; step += 1) {
      const before = network.nodes.map(({ agreed }) => agreed);
      stepNetwork(network, picture, random);
      expect(network.nodes.every(({ agreed }, index) => agreed >= (before[index] ?? 0))).toBe(true);
    }
  });

  it('lets another node speak after a rest', () => {
    const random = seeded(5);
    const network = createNetwork(1_440, 760, random);
    untilAgreed(network, random);
    pass(network, 5.5, random);
    expect(network.spokenFor).toBeLessThan(2);
    expect(agreementOf(network)).toBeLessThan(0.97);
  });

  it('does not wait for ever for a node that hears nobody', () => {
    const random = seeded(5);
    const network = createNetwork(100_000, 100_000, random);
    pass(network, 41, random);
    expect(network.spokenFor).toBeLessThan(2);
  });

  it('stays in its field, also after a pause of a minute and in a field that became smaller', () => {
    const random = seeded(9);
    const network = createNetwork(1_440, 760, random);
    stepNetwork(network, 60, random);
    resizeNetwork(network, 360, 640);
    pass(network, 20, random);
    for (const { x, y } of network.nodes) {
      expect(x).toBeGreaterThan(-5);
      expect(x).toBeLessThan(365);
      expect(y).toBeGreaterThan(-5);
      expect(y).toBeLessThan(645);
    }
  });
});
