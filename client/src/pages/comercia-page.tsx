import { lazy, useDeferredValue } from 'react';
import { useSignedIn } from '@/lib/signed-in';
import { ComerciaIntroduction } from './comercia-introduction';

const ComerciaWorkspace = lazy(async () => ({
  default: (await import('./comercia-workspace')).ComerciaWorkspace,
}));

/** The marketing portal: the introduction until it is known that somebody is signed in, then their workspace. */
export function ComerciaPage() {
  // Deferred, so that the introduction stays while the workspace is being loaded.
  const signedIn = useDeferredValue(useSignedIn());
  return signedIn ? <ComerciaWorkspace /> : <ComerciaIntroduction />;
}
