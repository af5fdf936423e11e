import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Fetches again what the screen shows of COMERZIA: a product changes the counts of its company, and a company the score
 * of its products, and both what waits today. `gone` is the address of a record that was just deleted.
 */
export function useRefreshMarketing() {
  const client = useQueryClient();
  return useCallback(
    (gone?: string) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [url] }) =>
          /^\/api\/(marketing\/|today$)/.test(String(url)) &&
          !(gone && `${String(url)}/`.startsWith(`${gone}/`)),
      }),
    [client],
  );
}
