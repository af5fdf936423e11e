import { useEffect, useState } from 'react';
import { request } from '../api/api-client';
import { sessionKey } from '../api/session-key';
import type { Session, SessionUser } from './use-session';

/**
 * The signed-in user, null for nobody; undefined until it is known. For public pages, which have no query cache.
 */
export function useSignedInUser(): SessionUser | null | undefined {
  const [user, setUser] = useState<SessionUser | null>();
  useEffect(() => {
    let isShown = true;
    const know = (known: SessionUser | null) => isShown && setUser(known);
    request('GET', sessionKey[0])
      .then((response) => response.json() as Promise<Session>)
      .then(
        (session) => know(session?.user ?? null),
        () => know(null),
      );
    return () => {
      isShown = false;
    };
  }, []);
  return user;
}
