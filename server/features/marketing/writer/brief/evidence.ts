import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { fold } from '../../grammar/words/fold';

/** Letters of a word that is heard when it comes again, and those by which it is known. */
const heard = { least: 4, known: 6 } as const;

const heardIn = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d]+/u)
    .filter((word) => word.length >= heard.least)
    .map((word) => word.slice(0, heard.known));

/** Whether two texts have a word in common: «traductora» and «Traducción» have. */
export const share = (one: string, other: string): boolean =>
  heardIn(one).some((word) => heardIn(other).includes(word));

/** The evidence that stands alone: the first that repeats nothing of what is named beside it. */
export const aloneOf = (proof: readonly Line[], beside: string): Line | undefined =>
  proof.find(({ text }) => !share(text, beside)) ?? proof[0];
