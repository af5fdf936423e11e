import { type ReactNode, Suspense } from 'react';
import { PortalStart } from '@/features/today/start/portal-start';
import { lazyPart } from '@/lib/lazy-part';
import { type Portal, portalNames } from '@shared/addresses/portals';
import { StartProvider } from '@/ui/navigation/start-slot';

const Peek = lazyPart(async () => (await import('./portal-peek')).PortalPeek);

/** The first steps of each portal, as components that stay the same. */
const starts = Object.fromEntries(
  portalNames.map((portal) => [
    portal,
    ({ onFirst }: { onFirst?: (() => void) | undefined }) => (
      <PortalStart portal={portal} onFirst={onFirst} />
    ),
  ]),
);

interface WithTodayProps {
  portal: Portal;
  /** The first list of the portal. */
  children: ReactNode;
}

/** The first screen of a portal: its first steps while it is empty, then the beginning of the day below its list. */
export const WithToday = ({ portal, children }: WithTodayProps) => (
  <StartProvider value={starts[portal] ?? null}>
    {children}
    <Suspense fallback={null}>
      <Peek portal={portal} />
    </Suspense>
  </StartProvider>
);
