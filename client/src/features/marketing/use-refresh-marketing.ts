import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const isAt = (gone: string | RegExp, url: string) =>
  typeof gone === 'string' ? `${url}/`.startsWith(`${gone}/`) : gone.test(url);

/**
 * Fetches again what the screen shows of COMERZIA: a product changes the counts of its company, and a company the score
 * of its products, and both what waits today. `gone` is the address of a record that was just deleted, or the addresses of all
 * calls about it.
 */
export function useRefreshMarketing() {
  const client = useQueryClient();
  return useCallback(
    (gone?: string | RegExp) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [url] }) =>
          /^\/api\/(marketing\/|today$)/.test(String(url)) && !(gone && isAt(gone, String(url))),
      }),
    [client],
  );
}
