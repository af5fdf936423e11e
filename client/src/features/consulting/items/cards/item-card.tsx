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

/** On a phone: the text first, the acts in the corner beside its first line, the badge and the facts in a row after it. */
const textFirst =
  "max-sm:[&>:first-child]:order-first max-sm:[&>:first-child]:w-full max-sm:[&>:first-child]:[text-wrap:wrap] max-sm:[&>:first-child]:before:float-right max-sm:[&>:first-child]:before:h-6 max-sm:[&>:first-child]:before:w-19 max-sm:[&>:first-child]:before:content-[''] max-sm:[&>ul]:contents";

/**
 * The card of an item in any of a company's lists; where it has the whole width, a row. On a phone its text comes first,
 * with the acts in the corner beside it.
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
        {title && <h2 className="text-lg leading-snug wrap-anywhere max-sm:w-full">{title}</h2>}
        {badge}
      </div>
      <div className="contents max-sm:absolute max-sm:top-1.5 max-sm:right-1.5 max-sm:flex @2xl:order-last @2xl:-mr-3 @2xl:flex @2xl:items-center">
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
