import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Fetches again what the screen shows of LEADMANAGER. A write changes columns of linked records as well, such as a
 * company's open deals, what waits today and in COMERZIA, and who has been answered, so that everything counts as
 * outdated. `gone` is the address of a record that was just deleted.
 */
export function useRefreshLeads() {
  const client = useQueryClient();
  return useCallback(
    (gone?: string) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [url] }) =>
          /^\/api\/(leads\/|today$|marketing\/(companies$|takeover\/origins))/.test(String(url)) &&
          !(gone && `${String(url)}/`.startsWith(`${gone}/`)),
      }),
    [client],
  );
}
