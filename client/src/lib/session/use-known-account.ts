import { useQuery } from '@tanstack/react-query';
import { sessionKey } from '../api/session-key';
import { currentOf } from './use-account';
import type { Session } from './use-session';

/**
 * The account of the page as far as its frame has read the session. Asks for nothing, so that any number of parts of a
 * page may use it; undefined until it is known.
 */
export function useKnownAccount() {
  const { data } = useQuery<Session>({ queryKey: sessionKey, enabled: false });
  return currentOf(data?.accounts);
}
