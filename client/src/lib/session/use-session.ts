import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import type { User } from '@shared/auth/tables';
import { fetchFromKey } from '../api/query-client';
import { sessionKey } from '../api/session-key';

/** Somebody signed in, as the browser knows them. */
export type SessionUser = Wire<User>;

/** What the cache holds under the session's key; null when nobody is signed in. */
export type Session = { user: SessionUser } | null;

const whoIsSignedIn = fetchFromKey({ on401: 'null' });

/** Who is signed in: `user` is null for nobody; `error` says that it could not be found out. */
export function useSession() {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: async (context) => (await whoIsSignedIn(context)) as Session,
  });
  return {
    user: data?.user ?? null,
    isLoading,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
