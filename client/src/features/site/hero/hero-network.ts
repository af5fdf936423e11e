import { field, nodes, type Place, type Role, radius } from './hero-places';

/** Returns numbers from 0 up to 1, like `Math.random`. */
export type Random = () => number;

/** How each node strays from its place before it settles there. */
export type Strays = readonly Stray[];

interface Stray {
  /** Where it is at its loosest. */
  furthest: Place;
  /** Radians by which its way back bends. */
  bend: number;
  /** Seconds after the start at which it begins to return. */
  returnsAt: number;
}

/** A node at one moment. */
export interface NodeNow {
  x: number;
  y: number;
  role: Role;
  /** From 0, at its loosest, to 1, in its place. */
  agreed: number;
}

/** Seconds in which the nodes drift apart, and in which each returns. */
const APART = 1.6;
const BACK = 2.4;

/** Agreement spreads from the speaker: the seconds at which nodes begin to return, at the earliest and at the latest. */
const returns: Record<Role, readonly [number, number]> = {
  speaker: [APART, APART],
  hearing: [1.9, 2.6],
  other: [2.6, 3.6],
};

/** Seconds until every node is in its place, where it stays. */
export const SETTLED = returns.other[1] + BACK;

/** The longest way from a place. */
const reach: Record<Role, number> = { speaker: 18, hearing: 60, other: 70 };

/** Chooses how the nodes of the still drawing stray. */
export const createStrays = (random: Random): Strays =>
  nodes.map(({ place: [x, y], role }) => {
    const direction = random() * 2 * Math.PI;
    const distance = reach[role] * (0.6 + 0.4 * random());
    const [first, last] = returns[role];
    return {
      furthest: inField(
        [x + Math.cos(direction) * distance, y + Math.sin(direction) * distance],
        radius[role],
      ),
      bend: random() - 0.5,
      returnsAt: first + (last - first) * random(),
    };
  });

const inField = ([x, y]: Place, room: number): Place => [
  within(x, field.left + room, field.left + field.width - room),
  within(y, field.top + room, field.top + field.height - room),
];

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nodes `seconds` after the start: in their places at first, then loose, and in their places again. */
export const networkAt = (strays: Strays, seconds: number): NodeNow[] =>
  nodes.map(({ place: [x, y], role }, index) => {
    const { furthest, bend, returnsAt } = strays[index]!;
    const returned = eased((seconds - returnsAt) / BACK);
    const loose = eased(seconds / APART) * (1 - returned);
    const turn = bend * returned;
    const [dx, dy] = [furthest[0] - x, furthest[1] - y];
    const [nowX, nowY] = inField(
      [
        x + loose * (dx * Math.cos(turn) - dy * Math.sin(turn)),
        y + loose * (dx * Math.sin(turn) + dy * Math.cos(turn)),
      ],
      radius[role],
    );
    return { x: nowX, y: nowY, role, agreed: 1 - loose };
  });

/** From 0 to 1 with a gentle start and end. */
function eased(share: number): number {
  const part = within(share, 0, 1);
  return part * part * (3 - 2 * part);
}
