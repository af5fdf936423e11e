import type { Line, Piece } from '@shared/marketing/campaigns/piece';
import { isOf } from '@shared/marketing/campaigns/by-medium';
import { postsOf } from '@shared/marketing/campaigns/post';
import { type Network, networks } from '@shared/marketing/channels/networks';

type Node = Record<string, unknown>;

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? (node as Node)[name] : undefined;

const namesOf = (at: string) => (at === '' ? [] : at.split('.'));

/** What stands at a place of a piece: a line, a plain text, or anything else. */
export const partAt = ({ content }: Piece, at: string): unknown =>
  namesOf(at).reduce<unknown>(childOf, content);

/** A text that is edited: with the facts that it states, unless it is a label, which states none. */
export type Text = Line | string;

const isLine = (part: unknown): part is Line =>
  typeof childOf(part, 'text') === 'string' && Array.isArray(childOf(part, 'facts'));

/** The text at a place of a piece; undefined where none stands. */
export const textAt = (piece: Piece, at: string): Text | undefined => {
  const part = partAt(piece, at);
  return typeof part === 'string' || isLine(part) ? part : undefined;
};

/** The words of a text. */
export const wordsOf = (text: Text): string => (typeof text === 'string' ? text : text.text);

/** The facts that a text cites. */
export const factsOf = (text: Text): string[] => (typeof text === 'string' ? [] : text.facts);

const parentOf = (piece: Piece, at: string) => {
  const copy = structuredClone(piece);
  const names = namesOf(at);
  const last = names.pop() ?? '';
  return { copy, last, parent: names.reduce<unknown>(childOf, copy.content) as Node & unknown[] };
};

/** A piece with another part at a place, whose parent has to be there. */
export function withPart(piece: Piece, at: string, part: unknown): Piece {
  const { copy, last, parent } = parentOf(piece, at);
  Reflect.set(parent, last, part);
  return copy;
}

/** A piece with one more item in a list, before the one that stands at the place now. */
export function withItem(piece: Piece, at: string, item: unknown): Piece {
  const { copy, last, parent } = parentOf(piece, at);
  parent.splice(Number(last), 0, item);
  return copy;
}

/** A piece without an item of a list. */
export function withoutItem(piece: Piece, at: string): Piece {
  const { copy, last, parent } = parentOf(piece, at);
  parent.splice(Number(last), 1);
  return copy;
}

/** The item of a list in which a text stands, such as a question with its answer; undefined for a text that is in none. */
export const itemOf = (at: string): string | undefined => /^(.*\.\d+)(?:\.[a-z]+)?$/.exec(at)?.[1];

/** The list in which an item stands. */
export const listOf = (item: string): string => item.replace(/\.?\d+$/, '');

/** The place after an item of a list. */
export const placeAfter = (item: string): string =>
  item.replace(/\d+$/, (index) => String(Number(index) + 1));

/** The network whose variant a place is in. */
export const networkAt = (at: string): Network | undefined => {
  const name = /^variants\.(\w+)/.exec(at)?.[1];
  return networks.find((network) => network === name);
};

/** The sentences of a post's other variants that say the same. */
export function twinsOf(piece: Piece, at: string): string[] {
  const own = networkAt(at);
  const words = textAt(piece, at);
  if (!isOf(piece, 'posts') || !own || words === undefined || typeof words === 'string') return [];
  return postsOf(piece.content).flatMap(({ network, variant }) =>
    network === own
      ? []
      : variant.blocks.flatMap(({ lines }, block) =>
          lines.flatMap(({ text }, index) =>
            text === words.text ? [`variants.${network}.blocks.${block}.lines.${index}`] : [],
          ),
        ),
  );
}
