import { Skeleton } from '@/ui/feedback/skeleton';

/** The room of three lines of the day. */
export const PeekSkeleton = () => <Skeleton className="mb-6 h-54 max-w-content rounded-card" />;
