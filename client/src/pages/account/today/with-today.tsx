import { type ReactNode, Suspense, useCallback } from 'react';
import { PortalStart } from '@/features/today/start/portal-start';
import { PeekSkeleton } from '@/features/today/peek-skeleton';
import { lazyPart } from '@/lib/lazy-part';
import type { Portal } from '@shared/addresses/portals';
import { StartProvider } from '@/ui/navigation/start-slot';

const Peek = lazyPart(async () => (await import('./portal-peek')).PortalPeek);

interface WithTodayProps {
  portal: Portal;
  /** Whether the day stands above the list, which is too long for anything to be seen below it. */
  isAbove?: boolean;
  /** Whether only what waits in this portal is shown; so it is below the list. */
  isOwn?: boolean;
  /** The first list of the portal. */
  children: ReactNode;
}

/** The first screen of a portal: its first steps while it is empty, then the beginning of the day. */
export function WithToday({ portal, isAbove = false, isOwn = !isAbove, children }: WithTodayProps) {
  const drawStart = useCallback(
    (onFirst: (() => void) | undefined) => <PortalStart portal={portal} onFirst={onFirst} />,
    [portal],
  );
  return (
    <StartProvider value={drawStart}>
      {isAbove && (
        <Suspense fallback={<PeekSkeleton />}>
          <Peek portal={portal} isBelow={false} isOwn={isOwn} />
        </Suspense>
      )}
      {children}
      {!isAbove && (
        <Suspense fallback={null}>
          <Peek portal={portal} isBelow isOwn={isOwn} />
        </Suspense>
      )}
    </StartProvider>
  );
}
