import { useEffect, useState } from 'react';
import { request } from '../api/api-client';
import { sessionKey } from '../api/session-key';

/**
 * Whether somebody is signed in; undefined until it is known. For public pages, which have no query cache.
 */
export function useSignedIn(): boolean | undefined {
  const [signedIn, setSignedIn] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    const know = (known: boolean) => isShown && setSignedIn(known);
    request('GET', sessionKey[0]).then(
      () => know(true),
      () => know(false),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return signedIn;
}
