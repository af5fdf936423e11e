import type { ReactNode } from 'react';
import { Card } from '@/ui/card';

interface ItemCardProps {
  title?: string;
  badge?: ReactNode;
  acts?: ReactNode;
  children?: ReactNode;
}

/** The card of an item in any of a company's lists. */
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
