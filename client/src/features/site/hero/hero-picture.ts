import type { NodeNow } from './hero-network';
import { field, heard, lines, links, radius } from './hero-places';

export interface HeroColours {
  node: string;
  speaker: string;
}

/** Draws the network in the units of `field`; with every node in its place it is the still drawing. */
export function drawNetwork(
  canvas: OffscreenCanvasRenderingContext2D,
  nodes: readonly NodeNow[],
  { node: colour, speaker }: HeroColours,
): void {
  canvas.clearRect(field.left, field.top, field.width, field.height);
  canvas.strokeStyle = colour;
  for (const [some, { width, opacity }] of [
    [links, lines.link],
    [heard, lines.heard],
  ] as const) {
    canvas.lineWidth = width;
    for (const [from, to] of some) {
      const [one, other] = [nodes[from]!, nodes[to]!];
      // A link is as strong as its looser end.
      canvas.globalAlpha = opacity * (0.2 + 0.8 * Math.min(one.agreed, other.agreed));
      canvas.beginPath();
      canvas.moveTo(one.x, one.y);
      canvas.lineTo(other.x, other.y);
      canvas.stroke();
    }
  }
  for (const { x, y, role, agreed } of nodes) {
    canvas.globalAlpha = role === 'speaker' ? 1 : 0.5 + 0.5 * agreed;
    canvas.fillStyle = role === 'speaker' ? speaker : colour;
    canvas.beginPath();
    canvas.arc(x, y, radius[role] * (0.75 + 0.25 * agreed), 0, 2 * Math.PI);
    canvas.fill();
  }
}
