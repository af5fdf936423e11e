import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Fetches again what the screen shows of LEADMANAGER. A write changes columns of linked records as well, such as a
 * company's open deals, so that everything counts as outdated.
 */
export function useRefreshLeads() {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({ predicate: ({ queryKey: [url] }) => String(url).startsWith('/api/leads/') }),
    [client],
  );
}
