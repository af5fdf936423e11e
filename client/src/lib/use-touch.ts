import { useMedia } from './use-media';

/** Whether the main input cannot hover, as a finger cannot; false where a page is rendered ahead. */
export const useTouch = (): boolean => useMedia('(hover: none)');
