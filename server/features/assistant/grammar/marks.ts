import type { Span, Token } from './tokens';
import { type Concept, lexicon } from './words/lexicon';

/** Words that can mean something. */
export interface Mark extends Span {
  concepts: readonly Concept[];
}

/** «¿Cuándo…?» and «When …?» ask, whereas «when it is late» sets a condition. */
const asksWhen = ([first]: readonly Token[], text: string) =>
  (first?.plain === 'when' && text.includes('?')) ||
  (first?.plain === 'cuando' && (/[?¿]/.test(text) || /á/i.test(first.text)));

/** The longest phrase at each place, from the left. */
export function marksIn(tokens: readonly Token[], text: string): Mark[] {
  const marks: Mark[] = [];
  for (let from = 0; from < tokens.length; ) {
    const token = tokens[from] as Token;
    const phrases = token.isQuoted ? [] : (lexicon.get(token.plain) ?? []);
    const fitting = phrases.filter(({ words }) =>
      words.every(
        (word, offset) => tokens[from + offset]?.plain === word && !tokens[from + offset]?.isQuoted,
      ),
    );
    const isYes = token.plain === 'si' && /í/i.test(token.text);
    const [longest] = isYes ? [] : fitting.toSorted((one, other) => other.words.length - one.words.length);
    const isWhen = from === 0 && longest?.words.length === 1 && asksWhen(tokens, text);
    if (longest)
      marks.push({
        from,
        to: from + longest.words.length,
        concepts: isWhen ? ['when'] : longest.concepts,
      });
    from += longest?.words.length ?? 1;
  }
  return marks;
}
