import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Card } from '@/ui/card';
import { actsGroup } from '@/ui/overlays/card-acts';

interface ItemCardProps {
  title?: string;
  /** The first line of the card; the acts show at its end. */
  badge?: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
}

/** The card of an item in any of a company's lists. */
export const ItemCard = ({ title, badge, acts, children }: ItemCardProps) => (
  <Card className={classNames(actsGroup, 'relative flex h-full flex-col gap-2 pt-2')}>
    <div className="-mr-3 flex min-h-11 items-center gap-1">
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-2">{badge}</div>
      {acts}
    </div>
    {title && <h2 className="text-lg leading-snug wrap-anywhere">{title}</h2>}
    {children}
  </Card>
);
