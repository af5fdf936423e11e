import { lazy, useDeferredValue } from 'react';
import { InOwnLanguage } from '@/i18n/language-provider';
import { readStored } from '@/lib/storage';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { ComerciaIntroduction } from './comercia-introduction';

const ComerciaWorkspace = lazy(async () => ({
  default: (await import('./comercia-workspace')).ComerciaWorkspace,
}));

/**
 * The marketing portal: the workspace for signed-in users; the introduction for visitors and until the
 * session is known.
 */
export function ComerciaPage() {
  const known = useSignedIn();
  // Deferred, so that the introduction stays while the workspace loads.
  const signedIn = useDeferredValue(known);
  if (signedIn) return <ComerciaWorkspace />;
  // A user with a token is probably signed in, and must not be redirected to the Spanish address before that
  // is known.
  if (known ?? readStored('auth_token')) return <ComerciaIntroduction />;
  return (
    <InOwnLanguage>
      <ComerciaIntroduction />
    </InOwnLanguage>
  );
}
