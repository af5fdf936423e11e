import type { ReactNode } from 'react';
import { Card } from '../card';
import { TextLink } from '../navigation/link';

/** A figure that matters, and where its rows are listed. */
export interface Figure {
  label: string;
  value: string;
  /** What the value is compared to. */
  beside: ReactNode;
  to?: string;
}

/** A figure in a card; on a phone, where all share one, it stands at the end of the line of its name. */
export const FigureCard = ({ label, value, beside, to }: Figure) => (
  <Card
    as="div"
    className="grid min-w-0 content-start gap-1 p-3 @max-md:gap-0 @max-md:py-2 @max-md:grid-cols-[minmax(0,1fr)_auto] @max-md:items-baseline @max-md:content-center @max-md:gap-x-3 @max-md:not-first:rounded-t-none @max-md:not-first:border-t-0 @max-md:not-last:rounded-b-none @md:p-4"
  >
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-xl font-semibold @md:text-2xl wrap-anywhere">
      {to ? <TextLink to={to}>{value}</TextLink> : value}
    </dd>
    {beside && <dd className="col-span-full text-sm text-muted">{beside}</dd>}
  </Card>
);
