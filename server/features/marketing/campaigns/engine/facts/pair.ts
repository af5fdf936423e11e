import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { englishPairs } from './english-pairs';
import { spanishPairs } from './spanish-pairs';

/** The two sides of «label: value». */
export interface Pair {
  label: string;
  value: string;
}

/** Answers of a form, which tell nothing of the product by themselves. */
const answers = /^(?:s[ií]|no|yes|none|n\/?a|ningun[oa]?|opcional|optional|consultar)$/iu;
/** What one does: «aplicar sobre la piel limpia». */
const doing = /^(?:no\s+)?\p{Ll}+(?:ar|er|ir|arse|erse|irse)(?:l[oae]s?)?\s/u;

/** Whether a value answers a form («impermeable: sí») or says what to do, and can be told with its label alone. */
export function needsLabel(value: string, language: Language): boolean {
  const isDoing = language === 'es' && doing.test(value.charAt(0).toLocaleLowerCase('es') + value.slice(1));
  return isDoing || answers.test(value.trim());
}

/**
 * A pair as a person says it of the product: «Peso: 1 kg» is «pesa 1 kg», "Capacity: 300 ml" is "holds 300 ml". Undefined
 * for labels that are not known.
 */
export function pairPredicate(
  { label, value }: Pair,
  language: Language,
  isPlural: boolean,
): string | undefined {
  if (needsLabel(value, language)) return undefined;
  const name = fold(label).trim();
  const telling = language === 'es' ? spanishPairs : englishPairs;
  for (const [pattern, say] of telling) {
    const said = pattern.test(name) ? say(value, isPlural, label.toLocaleLowerCase('es').trim()) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}
