import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsApi } from '@shared/accounts/endpoints';
import { auth, type SignedIn } from '@shared/auth/endpoints';
import type { Wire } from '@shared/http/wire';
import { call } from '../api/api-client';
import { query } from '../api/query-client';
import { sessionKey } from '../api/session-key';
import { forgetAccount } from '../account-store';
import { store } from '../storage';
import { holdFor } from './hold-for';
import type { Session } from './use-session';

function forgetEverythingElse(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

function enter(client: QueryClient, { token, user }: Wire<SignedIn>) {
  store('auth_token', token);
  holdFor(user.id);
  forgetEverythingElse(client);
  client.setQueryData(sessionKey, { user } satisfies Session);
  // The answer to a sign-in does not name the accounts; until they are known, the page is of the first one.
  void client
    .fetchQuery(query(accountsApi.list, {}))
    .then((accounts) =>
      client.setQueryData<Session>(sessionKey, (now) =>
        now?.user.id === user.id ? { ...now, accounts } : now,
      ),
    )
    .catch(() => undefined);
}

/** Removes the token, the user and all cached data; sends no request. */
export function leave(client: QueryClient) {
  store('auth_token', null);
  void client.cancelQueries();
  client.setQueryData(sessionKey, null satisfies Session);
  forgetEverythingElse(client);
}

/** Returns a function that stores the token and puts the user into the cache, after a sign-in or a registration. */
export function useEntry() {
  const client = useQueryClient();
  return (signedIn: Wire<SignedIn>) => enter(client, signedIn);
}

/** Signs out. `onSignedOut` runs first, so that the page is left before its user is removed. */
export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(auth.logout, {}),
    onSuccess: () => {
      forgetAccount();
      onSignedOut();
      leave(client);
    },
  });
}
