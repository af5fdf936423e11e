import { answerLimits, turnLimits } from '../../../../../shared/assistant/scales';
import type { ModelAnswer, TurnLink } from '../../../../../shared/assistant/turns';
import { visibleText } from '../../../../platform/language-model/cleaned';
import type { Evidence } from './evidence';
import { numbersIn } from './numbers';

/** What a program could follow: an answer leads to records only. */
const address = /:\/\/|\bwww\.|\b(?:javascript|data|mailto|tel|file|vbscript):/iu;

const reference = /\b[a-z]{3,20}-[1-9]\d{0,9}\b/gu;

const sentenceEnd = /(?<=[.!?…][)"”»]?)\s+|\n+/u;

const openingQuote = /["“«]$/u;

/**
 * A sentence as it may be said; undefined where a number of it stands in nothing that was read, or where it holds an
 * address. The numbers of a typed text count only where that text is quoted whole, and it is shown as a quotation: so a
 * text cannot give a figure of its own for one of the server's.
 */
function supported(sentence: string, { numbers, typed }: Evidence): string | undefined {
  if (address.test(sentence)) return undefined;
  let said = sentence;
  let own = sentence;
  for (const text of typed()) {
    const at = own.indexOf(text);
    if (at < 0) continue;
    own = own.replaceAll(text, ' ');
    const before = said.slice(0, said.indexOf(text));
    if (!openingQuote.test(before)) said = said.replaceAll(text, `“${text}”`);
  }
  return numbersIn(own).every((number) => numbers.has(number)) ? said : undefined;
}

/** The first sentences, as long as they are no treatise. */
function asManyAsFit(sentences: readonly string[]): string[] {
  let length = 0;
  return sentences.filter((sentence) => (length += sentence.length) <= turnLimits.said);
}

/** What a model says, as far as it rests on what it read, and links to the records that it names. */
export function spokenBy(said: string, refs: readonly string[], evidence: Evidence): ModelAnswer {
  const named = said.replace(reference, (ref) => evidence.nameOf(ref) ?? ref);
  const sentences = named
    .split(sentenceEnd)
    .map((sentence) => visibleText(sentence))
    .filter(Boolean);
  const kept = sentences.flatMap((sentence) => supported(sentence, evidence) ?? []);
  const mentioned = [...refs, ...(said.match(reference) ?? [])];
  const links = [...new Set(mentioned)].flatMap((ref): TurnLink[] => {
    const link = evidence.linkTo(ref);
    return link ? [link] : [];
  });
  return {
    said: asManyAsFit(kept).join(' '),
    links: links.slice(0, answerLimits.rows),
    leftOut: sentences.length - kept.length,
  };
}
