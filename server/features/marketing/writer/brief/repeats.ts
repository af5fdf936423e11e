import { fold } from '../../grammar/words/fold';

/** The words of a text that carry something, without their endings. */
const roots = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/** Whether so large a share of a text only says again what another one says. */
export function repeats(text: string, other: string, share: number): boolean {
  const own = roots(text);
  const said = new Set(roots(other));
  return own.length > 0 && own.filter((word) => said.has(word)).length / own.length >= share;
}
