import { tokensOf } from './tokens';
import { type Concept, lexicon } from './words/lexicon';

/** What a further command begins with. */
const verbs: readonly Concept[] = [
  'add',
  'remind',
  'called',
  'met',
  'wrote',
  'noted',
  'move',
  'set',
  'done',
  'postpone',
  'delete',
  'writeTo',
  'approve',
  'pause',
  'schedule',
  'undo',
  'call',
  'show',
];

const joins = new Set(['and', 'then', 'y', 'e', 'luego', 'despues']);

const isVerb = (plain: string) =>
  (lexicon.get(plain) ?? []).some(
    ({ words, concepts }) => words.length === 1 && concepts.some((each) => verbs.includes(each)),
  );

/** What begins with a text of its own, in which «and» joins what is said. */
const isFreeText = /^\s*(?:note|log|anota|apunta|nota|write|email|escribe)/i;

/** The commands of a sentence, each as it was typed: they are joined by «and» or «y» and begin with a verb. */
export function clausesOf(text: string): string[] {
  if (isFreeText.test(text)) return [text];
  const tokens = tokensOf(text);
  const starts = tokens.flatMap(({ plain }, index) => {
    const next = tokens[index + 1];
    const isNew = index > 1 && joins.has(plain) && next && !next.isQuoted && isVerb(next.plain);
    return isNew ? [{ end: tokens[index]?.start ?? 0, start: next.start }] : [];
  });
  const ends = [...starts.map(({ end }) => end), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : (starts[index - 1]?.start ?? 0), end).trim());
}
