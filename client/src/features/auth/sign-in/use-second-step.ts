import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { FactorAsked } from '@shared/auth/endpoints';
import type { Wire } from '@shared/http/wire';

type Asked = Wire<FactorAsked['factor']>;

/**
 * The second step of a sign-in: asked for by the answer to the password, or by the address, if the form was sent before
 * its script was there. The address does not tell the ways, so all are offered.
 */
export function useSecondStep() {
  const [answered, ask] = useState<Asked>();
  const [over, setOver] = useState<string>();
  const [search, setSearch] = useSearchParams();
  const redirected = search.get('second');
  const ofAddress: Asked | undefined = redirected
    ? { ticket: redirected, methods: ['passkey', 'app', 'recovery'] }
    : undefined;

  /** Back to the password; `why` says why, if the step is over. */
  function startAgain(why?: string) {
    ask(undefined);
    setOver(why);
    if (!redirected) return;
    const next = new URLSearchParams(search);
    next.delete('second');
    setSearch(next, { replace: true });
  }

  return { asked: answered ?? ofAddress, ask, over, startAgain };
}
