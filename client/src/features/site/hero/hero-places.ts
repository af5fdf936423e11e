/** A point in the units of `field`. */
export type Place = readonly [x: number, y: number];

/** What the drawing shows of its plane; every node has room around it. */
export const field = { left: 250, top: 20, width: 370, height: 550 } as const;

/** The node that speaks, and those that hear it. */
const speaker: Place = [430, 300];
const hearing: Place[] = [
  [345, 175],
  [490, 190],
  [555, 350],
  [350, 400],
  [475, 440],
];
const others: Place[] = [
  [300, 50],
  [425, 85],
  [560, 60],
  [590, 235],
  [295, 290],
  [280, 480],
  [390, 540],
  [575, 520],
];

/** The part that a node has in the network. */
export type Role = 'speaker' | 'hearing' | 'other';

/** Every node in its place. */
export const nodes: readonly { place: Place; role: Role }[] = [
  { place: speaker, role: 'speaker' },
  ...hearing.map((place) => ({ place, role: 'hearing' as const })),
  ...others.map((place) => ({ place, role: 'other' as const })),
];

/** The radius of a node. */
export const radius: Record<Role, number> = { speaker: 13, hearing: 8, other: 5 };

const NEAR = 160;

const isNear = ([x1, y1]: Place, [x2, y2]: Place) => Math.hypot(x2 - x1, y2 - y1) < NEAR;

type Link = readonly [from: number, to: number];

const between = (take: (from: number, to: number) => boolean): Link[] =>
  nodes.flatMap((_, from) =>
    nodes.flatMap((_node, to): Link[] => (to > from && take(from, to) ? [[from, to]] : [])),
  );

/** The links between nodes near each other, by index. */
export const links = between((from, to) => isNear(nodes[from]!.place, nodes[to]!.place));

/** The links from the speaker to those that hear it. */
export const heard = between((from, to) => from === 0 && nodes[to]!.role === 'hearing');

/** The look of the links at rest. */
export const lines = { link: { width: 1, opacity: 0.35 }, heard: { width: 2, opacity: 1 } } as const;
