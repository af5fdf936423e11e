import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from './controls/button';

interface OfferProps {
  title: string;
  text: string;
  take: string;
  dismiss?: string;
  /** Whether nothing of it is chosen. */
  isEmpty?: boolean;
  /** Whether what is offered is short enough for one line with its acts, where there is the width. */
  isRow?: boolean;
  pending: boolean;
  onTake: () => void;
  onDismiss?: () => void;
  children?: ReactNode;
}

/** Something that could be taken over from another portal, or hidden; a reader can do neither and does not see it. */
export function Offer({
  title,
  text,
  take,
  dismiss,
  isEmpty,
  isRow,
  pending,
  onTake,
  onDismiss,
  children,
}: OfferProps) {
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <section
      aria-label={title}
      className={classNames(
        'grid gap-2 rounded-card border border-line bg-surface p-4',
        isRow && 'lg:flex lg:items-center lg:gap-x-6 lg:py-2',
      )}
    >
      <p className="wrap-anywhere">{text}</p>
      {children}
      <div className={classNames('flex flex-wrap gap-2', isRow && 'lg:ml-auto lg:shrink-0')}>
        <Button variant="secondary" disabled={isEmpty} pending={pending} onClick={onTake}>
          {take}
        </Button>
        {onDismiss && (
          <Button variant="quiet" onClick={onDismiss}>
            {dismiss}
          </Button>
        )}
      </div>
    </section>
  );
}
