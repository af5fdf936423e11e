import type { Answer } from './answer';
import { repeats } from './repeats';

/** Words of a sentence that says little by itself, at most. */
const fewWords = 6;

/** Whether a sentence says too little to open a text: “I answer the phone myself.”, which names neither thing nor kind. */
const isCurt = (text: string, about: string): boolean =>
  text.split(/\s+/u).length <= fewWords && !repeats(text, about, 0.1);

/** What sets a company apart, in two: what a text may open with, and English asides for just before the call to action. */
export function partedByWeight(
  answers: readonly Answer[],
  about: readonly (string | undefined)[],
): { different: Answer[]; asides: Answer[] } {
  const isAside = ({ whole }: Answer) => isCurt(whole.text, about.filter(Boolean).join(' '));
  return { different: answers.filter((one) => !isAside(one)), asides: answers.filter(isAside) };
}
