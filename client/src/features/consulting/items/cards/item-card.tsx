import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';
import { actsGroup } from '@/ui/overlays/card-acts';

interface ItemCardProps {
  title?: string;
  /** On the first line of the card, beside the title; the acts show at its end. */
  badge?: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
}

/** The card of an item in any of a company's lists; where it has the whole width, a row. */
export const ItemCard = ({ title, badge, lead, acts, children }: ItemCardProps) => (
  <Card
    className={classNames(
      actsGroup,
      'relative flex h-full flex-col gap-2 pt-2 @2xl:flex-row @2xl:items-start @2xl:gap-x-4 @2xl:pb-2',
    )}
  >
    <div className="-mr-3 flex min-h-11 items-center gap-1 max-sm:items-start @2xl:contents">
      <div className="mr-auto flex min-h-11 min-w-0 flex-wrap content-center items-center gap-x-3 gap-y-1 py-1.5 @2xl:mr-0 @2xl:min-h-11 @2xl:w-60 @2xl:shrink-0">
        {title && <h2 className="text-lg leading-snug wrap-anywhere max-sm:w-full">{title}</h2>}
        {badge}
      </div>
      <div className="contents @2xl:order-last @2xl:-mr-3 @2xl:flex @2xl:items-center">{acts}</div>
    </div>
    <div className="contents @2xl:grid @2xl:min-w-0 @2xl:grow @2xl:gap-1 @2xl:py-2">
      {lead}
      {children}
    </div>
  </Card>
);
