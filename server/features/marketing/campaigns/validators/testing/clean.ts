import type { Ground } from '../ground';

/** A sentence without a fault, and the facts it cites. */
export type Clean = readonly [text: string, ...facts: string[]];

/** Sentences without a fault, by the ground they stand on. */
export type CleanOn = readonly [Ground, readonly Clean[]];
