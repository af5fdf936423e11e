import { classNames } from '@/lib/class-names';

/** A grey block in place of content that is loading; pass the size of that content as class names. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('animate-pulse rounded-control bg-line', className)} />
);
