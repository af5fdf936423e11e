import type { Concept } from './concept';
import { entries } from './entries';
import { conceptOf } from './entry';

/** The benefit lexicon: everything that a fact can name, and what it does for its reader. */
export const concepts: readonly Concept[] = entries.map(conceptOf);
