import { lazy } from 'react';
import { InOwnLanguage } from '@/i18n/language-provider';
import { useHoldsToken } from '@/lib/session/use-holds-token';
import { useSignedInUser } from '@/lib/session/use-signed-in-user';
import { Spinner } from '@/ui/controls/spinner';
import { ComerciaIntroduction } from './comercia-introduction';

const ComerciaWorkspace = lazy(async () => ({
  default: (await import('./comercia-workspace')).ComerciaWorkspace,
}));

/** The marketing portal: the workspace for signed-in users, the introduction for visitors. */
export function ComerciaPage() {
  const user = useSignedInUser();
  const holdsToken = useHoldsToken();
  if (user) return <ComerciaWorkspace />;
  // Whoever holds a token is probably signed in: no page is shown that would give way to another, and none in another
  // language.
  if (user === undefined && holdsToken) return <Spinner fullPage />;
  return (
    <InOwnLanguage>
      <ComerciaIntroduction />
    </InOwnLanguage>
  );
}
