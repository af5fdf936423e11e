import type { Line } from '@shared/marketing/campaigns/piece';

/** Sentences as they are typed: one a line. */
export const typedOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

/**
 * The sentences of what was typed. One that stayed keeps the facts that it states, and so does one that was reworded in
 * its place; a new one states none.
 */
export function sentencesOf(typed: string, before: readonly Line[]): Line[] {
  const texts = typed.split('\n');
  return texts.map((text, at) => {
    const same = before.find((line) => line.text === text);
    const reworded = texts.length === before.length ? before[at] : undefined;
    return { text, facts: (same ?? reworded)?.facts ?? [] };
  });
}
