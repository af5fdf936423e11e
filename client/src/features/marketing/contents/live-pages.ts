import { createContext } from 'react';

/** A page on which visitors see a text: its address, and the words for that and for the way there. */
export interface LivePage {
  url: string;
  says: string;
  opens: string;
}

/** The pages of the company that are live, by the campaign whose text they show; whoever knows pages provides them. */
export const LivePages = createContext<ReadonlyMap<number, LivePage>>(new Map());
