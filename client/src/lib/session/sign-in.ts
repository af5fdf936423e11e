import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '@shared/auth/endpoints';
import type { BodyOf } from '@shared/http/wire';
import { call } from '../api/api-client';
import type { Session, SessionUser } from './use-session';
import { sessionKey } from '../api/session-key';
import { store } from '../storage';

function forgetEverythingElse(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

function enter(client: QueryClient, { token, user }: { token: string; user: SessionUser }) {
  store('auth_token', token);
  forgetEverythingElse(client);
  client.setQueryData(sessionKey, { user } satisfies Session);
}

/** Removes the token, the user and all cached data; sends no request. */
export function leave(client: QueryClient) {
  store('auth_token', null);
  void client.cancelQueries();
  client.setQueryData(sessionKey, null satisfies Session);
  forgetEverythingElse(client);
}

/** Signs in and puts the user into the cache. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: BodyOf<typeof auth.login>) => call(auth.login, {}, credentials),
    onSuccess: (signedIn) => enter(client, signedIn),
  });
}

/** Creates an account and signs in with it. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newUser: BodyOf<typeof auth.register>) => call(auth.register, {}, newUser),
    onSuccess: (signedIn) => enter(client, signedIn),
  });
}

/** Signs out. `onSignedOut` runs first, so that the page is left before its user is removed. */
export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(auth.logout, {}),
    onSuccess: () => {
      onSignedOut();
      leave(client);
    },
  });
}
