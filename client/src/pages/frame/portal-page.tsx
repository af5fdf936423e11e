import { type ComponentProps, lazy, Suspense } from 'react';
import { PortalShell } from '@/features/shell/portal-shell';
import { useAccount } from '@/lib/session/use-account';
import { useElsewhere } from './use-elsewhere';
import { PaletteButton } from '../palette/palette-button';

const ClosingLine = lazy(async () => ({
  default: (await import('@/features/accounts/closing/closing-line')).ClosingLine,
}));

const ReaderLine = lazy(async () => ({
  default: (await import('@/features/accounts/members/reader-line')).ReaderLine,
}));

interface PortalPageProps extends Omit<ComponentProps<typeof PortalShell>, 'tools'> {
  Keys?: ComponentProps<typeof PaletteButton>['Keys'];
}

/** The layout of every page behind sign-in, with the search of all portals in its top bar. */
export function PortalPage({ Keys, children, ...shell }: PortalPageProps) {
  useElsewhere();
  return (
    <PortalShell {...shell} tools={<PaletteButton portal={shell.portal?.name ?? null} Keys={Keys} />}>
      <ReadingNotice />
      {children}
    </PortalShell>
  );
}

/** Why nothing can be changed; loaded only for a reader, and in an account that is being closed. */
function ReadingNotice() {
  const { account } = useAccount();
  if (!account) return null;
  return (
    <Suspense fallback={null}>
      {account.closingAt ? (
        <ClosingLine account={account} until={account.closingAt} />
      ) : (
        account.role === 'reader' && <ReaderLine account={account.id} />
      )}
    </Suspense>
  );
}
