import { useEffect } from 'react';
import { useRefreshLeads } from '../use-refresh-leads';
import { followChanges } from './follow-changes';

/** Shows what other members change, a moment after they do. */
export function SharedChanges() {
  const refresh = useRefreshLeads();
  useEffect(() => {
    const leaving = new AbortController();
    void followChanges(leaving.signal, () => void refresh());
    return () => leaving.abort();
  }, [refresh]);
  return null;
}
