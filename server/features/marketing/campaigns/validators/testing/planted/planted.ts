import type { Code, Ground } from '../../ground';

/** A sentence with one fault: its code, the sentence, and the facts it cites. */
export type Planted = readonly [code: Code, text: string, ...facts: string[]];

/** Faulty sentences, by the ground they stand on. */
export type PlantedOn = readonly [Ground, readonly Planted[]];
