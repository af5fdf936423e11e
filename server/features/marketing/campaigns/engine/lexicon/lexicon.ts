import type { Lexicon } from '../input';
import { findConcepts } from './find-concepts';
import { sectors } from './sectors';

/** All trades and concepts that the engine knows. */
export const lexicon: Lexicon = { findConcepts, sectors };
