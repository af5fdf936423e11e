import { createContext } from 'react';

/** A sequence by which an email goes out: the words for that, and the way to it. */
export interface SendingSequence {
  says: string;
  to: string;
}

/** The sequences of the company, by the campaign whose email they send; whoever knows sequences provides them. */
export const SendingSequences = createContext<ReadonlyMap<number, SendingSequence>>(new Map());
