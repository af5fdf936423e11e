import { type PictureSize, pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import type { Box } from './geometry';

/** The measures of a picture size. */
export interface Canvas {
  width: number;
  height: number;
  /** Pixels per pixel of a picture of 1,080 pixels width, for which the least text sizes are stated. */
  unit: number;
  isWide: boolean;
  /** The networks' own controls cover parts of this size. */
  isStory: boolean;
  whole: Box;
  /** No text or logo may leave this box. */
  safe: Box;
  /** Where the designs put their text: within the safe box, with more space around it. */
  area: Box;
}

/** Pixels that a story keeps free for the controls of the networks. */
const storyFree = { above: 250, below: 340 };

const headlineLeast = 44;
const textLeast = 28;

export function canvasOf(size: PictureSize): Canvas {
  const { width, height } = pictureSizes[size];
  const isStory = height / width > 1.7;
  const margin = Math.ceil(0.05 * Math.min(width, height));
  const inset = Math.round(0.033 * (width + height));
  const free = (around: number): Box => {
    const above = isStory ? storyFree.above : around;
    const below = isStory ? storyFree.below : around;
    return { x: around, y: above, width: width - 2 * around, height: height - above - below };
  };
  return {
    width,
    height,
    unit: width / 1080,
    isWide: width > 1.3 * height,
    isStory,
    whole: { x: 0, y: 0, width, height },
    safe: free(margin),
    area: free(isStory ? 84 : inset),
  };
}

/** Least text sizes in pixels. */
export const leastSizes = ({ unit }: Canvas) => ({
  headline: Math.ceil(headlineLeast * unit),
  text: Math.ceil(textLeast * unit),
});
