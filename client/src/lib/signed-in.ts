import { useEffect, useState } from 'react';
import { request } from './api-client';
import { sessionKey } from './session-key';

/** Whether somebody is signed in, for public pages, which have no cache of server data; false until it is known. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false);
  useEffect(() => {
    let isShown = true;
    request('GET', sessionKey[0])
      .then(() => isShown && setSignedIn(true))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return signedIn;
}
