import { lazy, useDeferredValue } from 'react';
import { useSession } from '@/lib/session';
import { ComerciaIntroduction } from './comercia-introduction';

const ComerciaWorkspace = lazy(async () => ({
  default: (await import('./comercia-workspace')).ComerciaWorkspace,
}));

/** The marketing portal: the introduction until it is known that somebody is signed in, then their workspace. */
export function ComerciaPage() {
  const { user } = useSession();
  // Deferred, so that the introduction stays while the workspace is being loaded.
  const shownTo = useDeferredValue(user);
  return shownTo ? <ComerciaWorkspace /> : <ComerciaIntroduction />;
}
