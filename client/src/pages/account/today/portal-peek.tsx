import { SalesFigures } from '@/features/leads/today/sales-figures';
import { TodayPeek } from '@/features/today/today-peek';
import type { Portal } from '@shared/addresses/portals';
import type { WaitingKind } from '@shared/today/today';
import { partsOfKinds } from './parts-of-kinds';

interface PortalPeekProps {
  portal: Portal;
  isBelow: boolean;
  /** Whether only what belongs to the portal is listed. */
  ownOnly?: boolean | undefined;
}

/** What the cards of a portal's first list say: those of COMERZIA's companies say what waits there. */
const saidByList: Partial<Record<Portal, readonly WaitingKind[]>> = { comerzia: ['post', 'lead', 'piece'] };

/** The beginning of the day on the first screen of a portal; above the list, with the figures of the sales beside it. */
export const PortalPeek = ({ portal, isBelow, ownOnly }: PortalPeekProps) => {
  const day = (
    <TodayPeek
      portal={portal}
      parts={partsOfKinds}
      isBelow={isBelow}
      ownOnly={ownOnly}
      saidAbove={isBelow ? saidByList[portal] : undefined}
    />
  );
  if (isBelow) return day;
  return (
    <div className="mb-8 flex flex-col gap-6 empty:hidden max-sm:mb-6 max-sm:gap-3 xl:flex-row">
      {day}
      {portal === 'leadmanager' && <SalesFigures />}
    </div>
  );
};
