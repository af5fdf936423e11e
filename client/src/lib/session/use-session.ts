import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import type { User } from '@shared/auth/tables';
import { fetchFromKey } from '../api/query-client';
import { sessionKey } from '../api/session-key';
import { holdFor } from './hold-for';

/** The signed-in user, as the API returns it. */
export type SessionUser = Wire<User>;

/** The cached value under the session's key; null when nobody is signed in. */
export type Session = { user: SessionUser } | null;

const whoIsSignedIn = fetchFromKey({ on401: 'null' });

/** The signed-in user, or null for nobody; `error` is set if the session could not be loaded. */
export function useSession() {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: async (context) => {
      const session = (await whoIsSignedIn(context)) as Session;
      if (session) holdFor(session.user.id);
      return session;
    },
  });
  return {
    user: data?.user ?? null,
    isLoading,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
