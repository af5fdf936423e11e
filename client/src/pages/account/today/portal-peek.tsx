import { TodayPeek } from '@/features/today/today-peek';
import type { Portal } from '@shared/addresses/portals';
import { partsOfKinds } from './parts-of-kinds';

/** The beginning of the day on the first screen of a portal. */
export const PortalPeek = ({ portal, isBelow }: { portal: Portal; isBelow: boolean }) => (
  <TodayPeek portal={portal} parts={partsOfKinds} isBelow={isBelow} />
);
