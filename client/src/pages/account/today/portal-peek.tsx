import { SalesFigures } from '@/features/leads/today/sales-figures';
import { TodayPeek } from '@/features/today/today-peek';
import type { Portal } from '@shared/addresses/portals';
import { partsOfKinds } from './parts-of-kinds';

interface PortalPeekProps {
  portal: Portal;
  isBelow: boolean;
}

/** The beginning of the day on the first screen of a portal; above the list, with the figures of the sales beside it. */
export const PortalPeek = ({ portal, isBelow }: PortalPeekProps) => {
  const day = <TodayPeek portal={portal} parts={partsOfKinds} isBelow={isBelow} />;
  if (isBelow) return day;
  return (
    <div className="mb-10 flex flex-col gap-6 empty:hidden max-sm:mb-9 max-sm:gap-5 xl:flex-row">
      {day}
      {portal === 'leadmanager' && <SalesFigures />}
    </div>
  );
};
