import { useQuery } from '@tanstack/react-query';
import { sessionKey } from '../api/session-key';
import { currentOf } from './use-account';
import type { Session } from './use-session';

/**
 * Whether the person may change the account of the page: a reader may not, and nobody while it is being closed. Asks for
 * nothing: it reads the session that the frame of the page has asked for, and there may be many of it on a page.
 */
export function useMayWrite(): boolean {
  const { data } = useQuery<Session>({ queryKey: sessionKey, enabled: false });
  const account = currentOf(data?.accounts);
  return account === undefined || (account.role !== 'reader' && account.closingAt === null);
}
