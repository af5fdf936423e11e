import { type Network, REACH } from './hero-network';

export interface HeroColours {
  node: string;
  speaker: string;
}

const quiet = 0.25;

/** Draws the network in CSS pixels. */
export function drawNetwork(
  canvas: OffscreenCanvasRenderingContext2D,
  network: Network,
  { node, speaker }: HeroColours,
): void {
  const { width, height, nodes } = network;
  canvas.clearRect(0, 0, width, height);
  canvas.strokeStyle = node;
  for (const [index, from] of nodes.entries()) {
    for (const to of nodes.slice(index + 1)) {
      const nearness = 1 - Math.hypot(from.x - to.x, from.y - to.y) / REACH;
      if (nearness <= 0) continue;
      const agreement = Math.min(from.agreed, to.agreed);
      canvas.globalAlpha = Math.min(1, nearness * 1.6) * (quiet + 0.5 * agreement);
      canvas.lineWidth = 1 + agreement;
      canvas.beginPath();
      canvas.moveTo(from.x, from.y);
      canvas.lineTo(to.x, to.y);
      canvas.stroke();
    }
  }
  for (const [index, { x, y, agreed }] of nodes.entries()) {
    const speaks = index === network.speaker;
    canvas.globalAlpha = speaks ? 1 : 0.45 + 0.55 * agreed;
    canvas.fillStyle = speaks ? speaker : node;
    canvas.beginPath();
    canvas.arc(x, y, speaks ? 7 : 2.5 + 2 * agreed, 0, 2 * Math.PI);
    canvas.fill();
  }
}
