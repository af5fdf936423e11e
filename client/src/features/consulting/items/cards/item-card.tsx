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

/** On a phone: the text first, then a line of the badge and the acts, then the facts. */
const textFirst =
  'max-sm:[&>:first-child]:order-first max-sm:[&>:first-child]:w-full max-sm:[&>:first-child]:[text-wrap:wrap] max-sm:[&>:not(:first-child)]:order-2 max-sm:[&>ul]:contents max-sm:[&>ul>li]:order-2';

/**
 * The card of an item in any of a company's lists; where it has the whole width, a row. On a phone its text comes first;
 * the acts stand beside its title, or else beside its badge.
 */
export const ItemCard = ({ title, badge, lead, acts, children }: ItemCardProps) => (
  <Card
    className={classNames(
      actsGroup,
      'relative flex h-full flex-col gap-2 pt-2 max-sm:gap-1.5 max-sm:p-4 @2xl:flex-row @2xl:items-start @2xl:gap-x-4 @2xl:pb-2',
      !title && 'max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4',
    )}
  >
    <div className="-mr-3 flex min-h-11 items-center gap-1 max-sm:contents @2xl:contents">
      <div
        className={classNames(
          'sm:mr-auto flex min-w-0 flex-wrap content-center items-center gap-x-3 gap-y-1 sm:min-h-11 sm:py-1.5 @2xl:mr-0 @2xl:w-60 @2xl:shrink-0',
          title && 'max-sm:pr-19',
        )}
      >
        {title && <h2 className="text-lg leading-snug wrap-anywhere w-full">{title}</h2>}
        {badge}
      </div>
      <div
        className={classNames(
          'contents max-sm:flex @2xl:order-last @2xl:-mr-3 @2xl:flex @2xl:items-center',
          title
            ? 'max-sm:absolute max-sm:top-1.5 max-sm:right-1.5'
            : // As wide as what the longest badge leaves, so that no fact stands beside them.
              'max-sm:order-1 max-sm:-my-2.5 max-sm:-mr-2.5 max-sm:grow max-sm:basis-[calc(100%-9.5rem)] max-sm:justify-end',
        )}
      >
        {acts}
      </div>
    </div>
    <div
      className={classNames(
        'contents @2xl:grid @2xl:min-w-0 @2xl:grow @2xl:gap-1 @2xl:py-2',
        !title && textFirst,
      )}
    >
      {lead}
      {children}
    </div>
  </Card>
);
