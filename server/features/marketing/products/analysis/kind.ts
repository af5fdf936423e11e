import type { Language } from '../../../../../shared/languages';
import type { FactKind } from '../../../../../shared/marketing/products/scales';
import { fold } from '../../grammar/words/fold';
import { kindWords, standards } from './words/kind-words';

const some = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** What the value of a pair is by its label. */
const labels: readonly (readonly [RegExp, FactKind])[] = [
  [/^(?:ventajas?|beneficios?|advantages?|benefits?)$/, 'advantage'],
  [
    /^(?:pruebas?|certificados?|certificacion(?:es)?|premios?|normativa|proof|certificat\w+|awards?|standards?)$/,
    'proof',
  ],
  [
    /^(?:ofertas?|promocion|envio|entrega|plazo|garantia|devolucion(?:es)?|pago|offers?|delivery|shipping|warranty|guarantee|returns|payment|terms)$/,
    'offer',
  ],
];

/**
 * The kind of a fact: terms of the sale are an offer, reasons to believe proof, what it does for somebody an advantage,
 * and all else a feature. What stands in the box of a kind and shows no other is of that kind.
 */
export function kindOf(text: string, language: Language, box?: FactKind): FactKind {
  const folded = fold(text);
  const label = /^([^:]{2,40}):\s/.exec(folded)?.[1];
  const labelled = label === undefined ? undefined : labels.find(([pattern]) => pattern.test(label))?.[1];
  if (labelled) return labelled;
  const { offer, proof, noProof, advantage, noAdvantage } = kindWords[language];
  if (some(offer, folded)) return box === 'proof' ? 'proof' : 'offer';
  if (box === 'proof' || box === 'offer') return box;
  const proves = some(proof, folded) || standards.test(text);
  if (proves && !some(noProof, folded)) return 'proof';
  if (box === 'advantage') return 'advantage';
  return some(advantage, folded) && !some(noAdvantage, folded) ? 'advantage' : 'feature';
}
