import { lazy, useDeferredValue } from 'react';
import { InOwnLanguage } from '@/i18n/language-provider';
import { readStored } from '@/lib/storage';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { ComerciaIntroduction } from './comercia-introduction';

const ComerciaWorkspace = lazy(async () => ({
  default: (await import('./comercia-workspace')).ComerciaWorkspace,
}));

/** The marketing portal: the introduction until it is known that somebody is signed in, then their workspace. */
export function ComerciaPage() {
  const known = useSignedIn();
  // Deferred, so that the introduction stays while the workspace is being loaded.
  const signedIn = useDeferredValue(known);
  if (signedIn) return <ComerciaWorkspace />;
  // Whoever holds a token is most likely signed in, and then stays at the address without a language.
  if (known ?? readStored('auth_token')) return <ComerciaIntroduction />;
  return (
    <InOwnLanguage>
      <ComerciaIntroduction />
    </InOwnLanguage>
  );
}
