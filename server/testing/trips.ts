import { AsyncLocalStorage } from 'node:async_hooks';
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import { PglitePreparedQuery } from 'drizzle-orm/pglite';
import { vi } from 'vitest';
import type { QueryClient } from '../platform/database/query-client';
import type { testApp } from './app';

type Prepared = { prototype: { execute: () => Promise<unknown>; getQuery: () => { sql: string } } };

type Counted = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'client'>;

/** The statements of the calls that are counted; work in the background has no store. */
const counting = new AsyncLocalStorage<string[]>();

/** Counts the statements that the calls of an act send to the database, except `begin` and `commit`. */
export async function tripsOf({ app, client }: Counted, act: () => Promise<unknown>): Promise<number> {
  const sent: string[] = [];
  const entry = app as unknown as { handle: (...call: unknown[]) => void };
  const handle = entry.handle.bind(entry);
  vi.spyOn(entry, 'handle').mockImplementation((...call) => counting.run(sent, () => handle(...call)));
  const count = ({ prototype }: Prepared) => {
    const { execute } = prototype;
    vi.spyOn(prototype, 'execute').mockImplementation(function counted(
      this: Prepared['prototype'],
      ...given
    ) {
      counting.getStore()?.push(this.getQuery().sql);
      return execute.apply(this, given);
    });
  };
  count(NodePgPreparedQuery as unknown as Prepared);
  count(PglitePreparedQuery as unknown as Prepared);
  const library = client as Pick<QueryClient, 'query'>;
  const query = library.query.bind(library);
  vi.spyOn(library, 'query').mockImplementation((...given) => {
    counting.getStore()?.push(JSON.stringify(given[0]));
    return query(...given);
  });
  await act();
  vi.restoreAllMocks();
  // Call counters are written in the background (see `createCallCounts`), so their statements are not counted; nor are
  // the rows of the account's log, most of which are too.
  return sent.filter((text) => !/^(begin|commit|insert into "account_log")|"calls:/.test(text)).length;
}
