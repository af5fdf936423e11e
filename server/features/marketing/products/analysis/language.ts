import type { Language } from '../../../../../shared/languages';
import { functionWordsOf } from '../../grammar/words/function-words';
import { wordsOf } from './tokens';
import type { KnownWords } from './words/known-words';

/** Weight of a function word against a word that only one dictionary has. */
const functionWeight = 3;

/** Letters and marks of one language only. */
const marks: Record<Language, RegExp> = { es: /[ñ¿¡]|[áéíóú]/giu, en: /\b\w+(?:'s|n't)\b/giu };

function weightOf(language: Language, other: Language, text: string, words: KnownWords): number {
  const points = wordsOf(text).map((word) => {
    const isFunction = functionWordsOf[language].has(word);
    if (isFunction && !functionWordsOf[other].has(word)) return functionWeight;
    // «28 x 22 cm» is in no language.
    const tells = word.length > 2 && words.has(language, word) && !words.has(other, word);
    return tells ? 1 : 0;
  });
  return points.reduce((sum: number, one) => sum + one, (text.match(marks[language]) ?? []).length);
}

/**
 * The language of a text, by its function words or, without any, by words that only one dictionary has. A text
 * without evidence, such as a measure, gets the language `otherwise`.
 */
export function languageOf(text: string, otherwise: Language, words: KnownWords): Language {
  const [es, en] = [weightOf('es', 'en', text, words), weightOf('en', 'es', text, words)];
  if (es === en) return otherwise;
  return es > en ? 'es' : 'en';
}
