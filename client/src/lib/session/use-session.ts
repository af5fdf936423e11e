import { useQuery } from '@tanstack/react-query';
import type { Wire } from '@shared/http/wire';
import type { MemberAccount } from '@shared/auth/member-account';
import type { User } from '@shared/auth/tables';
import { fetchFromKey } from '../api/query-client';
import { sessionKey } from '../api/session-key';
import { holdFor } from './hold-for';

/** The signed-in user, as the API returns it. */
export type SessionUser = Wire<User>;

/** An account, and the person's role in it. */
export type SessionAccount = Wire<MemberAccount>;

/** The cached value under the session's key; null when nobody is signed in. After a sign-in the accounts follow. */
export type Session = { user: SessionUser; accounts?: readonly SessionAccount[] } | null;

const whoIsSignedIn = fetchFromKey({ on401: 'null' });

/** The signed-in user, or null for nobody, and their accounts, the owned ones first; `error` is set if the session could not be loaded. */
export function useSession() {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: sessionKey,
    queryFn: async (context) => {
      const session = (await whoIsSignedIn(context)) as Session;
      if (session) holdFor(session.user.id);
      return session;
    },
    // Meanwhile somebody may have joined the account, left it, or changed what the person may do in it.
    refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  });
  return {
    user: data?.user ?? null,
    accounts: data?.accounts,
    isLoading,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
