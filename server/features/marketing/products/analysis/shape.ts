import type { Language } from '../../../../../shared/languages';
import type { FactShape } from '../../../../../shared/marketing/products/scales';
import { isPair } from './split-text';
import { tokensOf } from './tokens';
import { finiteVerbs, nounMarkers } from './words/finite-verbs';
import type { KnownWords } from './words/known-words';

/** Whether a token is a verb where it stands. An unambiguous form always is; others are where no noun is due. */
function isVerbAt(tokens: readonly string[], at: number, language: Language, words: KnownWords): boolean {
  const token = tokens[at] as string;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const afterMarker = before !== undefined && nounMarkers[language].has(before);
  if (finiteVerbs[language].has(token)) return !afterMarker && after !== undefined;
  if (language === 'es' && (before === 'se' || before === 'te' || before === 'nos')) return true;
  return words.isVerb(language, token) && !afterMarker && tokens.length >= 3;
}

/** The shape of a fact: a pair, a sentence with its verb, or a phrase, which is no sentence whatever its full stop. */
export function shapeOf(text: string, language: Language, words: KnownWords): FactShape {
  if (isPair(text)) return 'pair';
  const tokens = tokensOf(text);
  return tokens.some((_, at) => isVerbAt(tokens, at, language, words)) ? 'sentence' : 'phrase';
}
