import { useMedia } from '@/lib/use-media';

/** Whether the list of products stands beside the open one, and what is missing below it. */
export const useIsWide = () => useMedia('(width >= 64rem)');
