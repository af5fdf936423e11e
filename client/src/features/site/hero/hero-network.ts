/** Returns numbers from 0 up to 1, like `Math.random`. */
export type Random = () => number;

export interface NetworkNode {
  x: number;
  y: number;
  /** Pixels per second. */
  vx: number;
  vy: number;
  /** Agreement with the speaker, from 0 to 1. */
  agreed: number;
  /** True if no neighbour agrees more than this node, which then turns towards the speaker. */
  seeking: boolean;
}

/** Nodes in a field of pixels. One speaks; its neighbours follow, until all agree and slow down. */
export interface Network {
  width: number;
  height: number;
  nodes: NetworkNode[];
  speaker: number;
  /** Seconds since the start of the round. */
  spokenFor: number;
  /** Seconds since all agreed. */
  agreedFor: number;
}

/** Pixels within which two nodes hear each other. */
export const REACH = 170;
const AREA_PER_NODE = 17_000;
const FEWEST = 14;
const MOST = 64;

const DRIFT = 26;
/** Speed of a settled node, as a share of `DRIFT`. */
const UNREST = 0.06;
const TURN = 1.6;
const SPREAD = 0.9;
const SETTLED = 0.97;
/** Seconds that full agreement lasts, and seconds after which a round ends without it. */
const REST = 5;
const PATIENCE = 40;
/** Longest step in seconds, so that nodes do not jump after a pause. */
const LONGEST_STEP = 0.1;

export function createNetwork(width: number, height: number, random: Random): Network {
  const count = Math.round(Math.min(MOST, Math.max(FEWEST, (width * height) / AREA_PER_NODE)));
  const nodes = Array.from({ length: count }, () => {
    const direction = random() * 2 * Math.PI;
    return {
      x: random() * width,
      y: random() * height,
      vx: Math.cos(direction) * DRIFT,
      vy: Math.sin(direction) * DRIFT,
      agreed: 0,
      seeking: false,
    };
  });
  const network = { width, height, nodes, speaker: 0, spokenFor: 0, agreedFor: 0 };
  speak(network, Math.floor(random() * count));
  return network;
}

/** Scales the network to a field of another size. */
export function resizeNetwork(network: Network, width: number, height: number): void {
  for (const node of network.nodes) {
    node.x *= width / network.width;
    node.y *= height / network.height;
  }
  Object.assign(network, { width, height });
}

function speak(network: Network, speaker: number) {
  Object.assign(network, { speaker, spokenFor: 0, agreedFor: 0 });
  for (const [index, node] of network.nodes.entries()) node.agreed = index === speaker ? 1 : 0;
}

/** Advances the network by `seconds`. */
export function stepNetwork(network: Network, seconds: number, random: Random): void {
  const time = Math.min(seconds, LONGEST_STEP);
  for (const node of network.nodes) {
    steer(node, network, time, random);
    drift(node, network, time);
  }
  spread(network.nodes, time);
  network.spokenFor += time;
  const allAgree = network.nodes.every(({ agreed }) => agreed >= SETTLED);
  network.agreedFor = allAgree ? network.agreedFor + time : 0;
  if (network.agreedFor < REST && network.spokenFor < PATIENCE) return;
  speak(network, Math.floor(random() * network.nodes.length));
}

/** Turns a node at random; a seeking node also turns towards the speaker. */
function steer(node: NetworkNode, { nodes, speaker }: Network, time: number, random: Random) {
  const direction = Math.atan2(node.vy, node.vx);
  const { x, y } = nodes[speaker] ?? node;
  const aside = Math.atan2(y - node.y, x - node.x) - direction;
  const towards = node.seeking ? Math.sin(aside) || 1 : 0;
  const turned = direction + (random() - 0.5) * TURN * time + towards * time;
  const pace = Math.hypot(node.vx, node.vy);
  node.vx = Math.cos(turned) * pace;
  node.vy = Math.sin(turned) * pace;
}

/** Moves a node; its speed falls as it agrees, and it turns back at the edge of the field. */
function drift(node: NetworkNode, { width, height }: Network, time: number) {
  const pace = Math.hypot(node.vx, node.vy);
  const wanted = DRIFT * (1 - (1 - UNREST) * node.agreed);
  const change = 1 + (wanted / pace - 1) * Math.min(1, 2 * time);
  node.vx *= change;
  node.vy *= change;
  node.x += node.vx * time;
  node.y += node.vy * time;
  if (node.x < 0 || node.x > width) node.vx = Math.sign(width / 2 - node.x) * Math.abs(node.vx);
  if (node.y < 0 || node.y > height) node.vy = Math.sign(height / 2 - node.y) * Math.abs(node.vy);
}

/** Each node follows its neighbours that agree more, faster the nearer they are. */
function spread(nodes: readonly NetworkNode[], time: number) {
  const before = nodes.map(({ agreed }) => agreed);
  for (const [index, node] of nodes.entries()) {
    const own = before[index] ?? 0;
    let most = own;
    let pull = 0;
    for (const [other, { x, y }] of nodes.entries()) {
      const theirs = before[other] ?? 0;
      const nearness = 1 - Math.hypot(node.x - x, node.y - y) / REACH;
      if (nearness <= 0 || theirs <= own) continue;
      most = Math.max(most, theirs);
      pull = Math.max(pull, theirs * (0.35 + nearness));
    }
    node.agreed = Math.min(most, own + pull * SPREAD * time);
    node.seeking = most === own && own < SETTLED;
  }
}
