import type { Piece } from '@shared/marketing/campaigns/piece';
import type { Network } from '@shared/marketing/channels/networks';

type Node = Record<string, unknown>;

/** Walks a piece for lines and gives their places, in the order in which they are read. */
function linesIn(node: unknown, at: string): { at: string; facts: string[] }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { text, facts } = node as Node;
  if (typeof text === 'string' && Array.isArray(facts)) return [{ at, facts: facts as string[] }];
  return Object.entries(node).flatMap(([name, child]) => linesIn(child, at ? `${at}.${name}` : name));
}

/** The sentences of a piece that cite one of the facts; of a post, those of the variant that is shown come first. */
export function citingPlaces({ content }: Piece, facts: readonly string[], network: Network): string[] {
  const found = linesIn(content, '')
    .filter((line) => line.facts.some((fact) => facts.includes(fact)))
    .map(({ at }) => at);
  const isShown = (at: string) => at.startsWith(`variants.${network}.`);
  return [...found.filter(isShown), ...found.filter((at) => !isShown(at))];
}
