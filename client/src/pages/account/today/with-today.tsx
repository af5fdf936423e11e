import { type ReactNode, Suspense, useCallback } from 'react';
import { PortalStart } from '@/features/today/start/portal-start';
import { lazyPart } from '@/lib/lazy-part';
import type { Portal } from '@shared/addresses/portals';
import { StartProvider } from '@/ui/navigation/start-slot';

const Peek = lazyPart(async () => (await import('./portal-peek')).PortalPeek);

interface WithTodayProps {
  portal: Portal;
  /** The first list of the portal. */
  children: ReactNode;
}

/** The first screen of a portal: its first steps while it is empty, then the beginning of the day below its list. */
export function WithToday({ portal, children }: WithTodayProps) {
  const drawStart = useCallback(
    (onFirst: (() => void) | undefined) => <PortalStart portal={portal} onFirst={onFirst} />,
    [portal],
  );
  return (
    <StartProvider value={drawStart}>
      {children}
      <Suspense fallback={null}>
        <Peek portal={portal} />
      </Suspense>
    </StartProvider>
  );
}
