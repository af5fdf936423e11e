import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

interface ItemCardProps {
  title?: string;
  badge?: ReactNode;
  /** The buttons of the item. */
  acts?: ReactNode;
  children?: ReactNode;
}

/** The common face of everything in a company's lists. */
export const ItemCard = ({ title, badge, acts, children }: ItemCardProps) => (
  <Card className="flex h-full flex-col gap-3">
    <div className="flex flex-wrap items-start justify-between gap-2">
      {title && <h2 className="min-w-0 text-lg wrap-anywhere">{title}</h2>}
      {badge}
    </div>
    {children}
    {acts}
  </Card>
);
