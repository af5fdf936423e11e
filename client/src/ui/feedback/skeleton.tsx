import { classNames } from '@/lib/class-names';

/** A grey block of the size of what is being loaded; give it that size as class names. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-pulse rounded-control bg-line', className)} />
);
