import { Skeleton } from '@/ui/feedback/skeleton';

/** The room of three lines of the day, and of what stands beside or below them. */
export const PeekSkeleton = () => (
  <Skeleton className="mb-8 h-62 rounded-card max-xl:h-104 max-sm:mb-6 max-sm:h-116" />
);
