import { createContext } from 'react';

/** Answers that the server wrote into the page, by URL: they depend on its settings only. */
export const KnownAnswers = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);
