import type { Block, Line } from '@shared/marketing/campaigns/piece';

/** Where the label of a line ends as it is typed: a question at its mark, a name at its colon. */
const labels: Partial<Record<NonNullable<Block['kind']>, RegExp>> = {
  questions: /^(.*?\?)\s+(.*)$/u,
  pairs: /^([^:]+):\s+(.*)$/u,
};

const typedLine = ({ label, text }: Line) =>
  label ? `${label}${label.endsWith('?') ? '' : ':'} ${text}` : text;

/** Sentences as they are typed: one a line, with their labels before them. */
export const typedOf = (lines: readonly Line[]) => lines.map(typedLine).join('\n');

/**
 * The sentences of what was typed. One that stayed keeps the facts that it states, and so does one that was reworded in
 * its place; a new one states none.
 */
export function sentencesOf(typed: string, before: readonly Line[], kind: Block['kind'] = 'text'): Line[] {
  const texts = typed.split('\n');
  return texts.map((whole, at) => {
    const same = before.find((line) => typedLine(line) === whole);
    const reworded = texts.length === before.length ? before[at] : undefined;
    const [, label, text = whole] = labels[kind]?.exec(whole) ?? [];
    return { text, facts: (same ?? reworded)?.facts ?? [], ...(label === undefined ? {} : { label }) };
  });
}
