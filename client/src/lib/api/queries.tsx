import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useState } from 'react';
import { KnownAnswers } from './known-answers';
import { createQueryClient } from './query-client';

/**
 * The cache of each page, by its known answers. React discards the state of a tree that suspends before it is first
 * shown; a cache in that state would be created, and every request sent, once for each attempt.
 */
const caches = new WeakMap<object, QueryClient>();

/**
 * Provides the cache of server data. Public pages do without it, so a visitor does not download the query
 * library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const known = useContext(KnownAnswers);
  const [client] = useState(() => (known ? cacheOf(known) : createQueryClient()));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function cacheOf(known: Readonly<Record<string, unknown>>): QueryClient {
  const client = caches.get(known) ?? createQueryClient(known);
  caches.set(known, client);
  return client;
}
