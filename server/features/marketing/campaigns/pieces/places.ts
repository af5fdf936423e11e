import type { Line, Piece } from '../../../../../shared/marketing/campaigns/piece';

type Node = Record<string, unknown>;

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? (node as Node)[name] : undefined;

/** What stands at a place of a piece: a line, or a plain text. */
export const textAt = ({ content }: Piece, at: string): Line | string | undefined => {
  const found = at.split('.').reduce<unknown>(childOf, content);
  if (typeof found === 'string') return found;
  const isLine = typeof childOf(found, 'text') === 'string' && Array.isArray(childOf(found, 'facts'));
  return isLine ? (found as Line) : undefined;
};

/** A piece with another text at a place, which has to be there. */
export function withTextAt(piece: Piece, at: string, text: Line | string): Piece {
  const copy = structuredClone(piece);
  const names = at.split('.');
  const last = names.pop() as string;
  const parent = names.reduce<unknown>(childOf, copy.content) as Node;
  parent[last] = text;
  return copy;
}
