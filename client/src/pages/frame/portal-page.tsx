import { type ComponentProps, lazy, Suspense } from 'react';
import { PortalShell } from '@/features/shell/portal-shell';
import { useAccount } from '@/lib/session/use-account';
import { useElsewhere } from './use-elsewhere';
import { PaletteButton } from '../palette/palette-button';

const ClosingLine = lazy(async () => ({
  default: (await import('@/features/accounts/closing/closing-line')).ClosingLine,
}));

interface PortalPageProps extends Omit<ComponentProps<typeof PortalShell>, 'tools'> {
  Keys?: ComponentProps<typeof PaletteButton>['Keys'];
}

/** The layout of every page behind sign-in, with the search of all portals in its top bar. */
export function PortalPage({ Keys, children, ...shell }: PortalPageProps) {
  useElsewhere();
  return (
    <PortalShell {...shell} tools={<PaletteButton portal={shell.portal?.name ?? null} Keys={Keys} />}>
      <ClosingNotice />
      {children}
    </PortalShell>
  );
}

/** Loaded only in an account that is being closed. */
function ClosingNotice() {
  const { account } = useAccount();
  if (!account?.closingAt) return null;
  return (
    <Suspense fallback={null}>
      <ClosingLine account={account} until={account.closingAt} />
    </Suspense>
  );
}
