import { SalesFigures } from '@/features/leads/today/sales-figures';
import { classNames } from '@/lib/class-names';
import { TodayPeek } from '@/features/today/today-peek';
import type { Portal } from '@shared/addresses/portals';
import { partsOfKinds } from './parts-of-kinds';

interface PortalPeekProps {
  portal: Portal;
  isBelow: boolean;
  isOwn: boolean;
}

/** The beginning of the day on the first screen of a portal; above the list, with the figures of the sales beside it. */
export const PortalPeek = ({ portal, isBelow, isOwn }: PortalPeekProps) => {
  const day = <TodayPeek portal={portal} parts={partsOfKinds} isBelow={isBelow} isOwn={isOwn} />;
  if (isBelow) return day;
  return (
    <div
      className={classNames(
        'mb-10 flex flex-col gap-6 empty:hidden xl:flex-row',
        isOwn ? 'max-sm:mb-9 max-sm:gap-5' : 'max-sm:mb-6 max-sm:gap-3',
      )}
    >
      {day}
      {portal === 'leadmanager' && <SalesFigures />}
    </div>
  );
};
