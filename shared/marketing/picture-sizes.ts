/** The sizes of drawn pictures in pixels, by their name in addresses and files. */
export const pictureSizes = {
  '1200x675': { width: 1200, height: 675 },
  '1200x627': { width: 1200, height: 627 },
  '1200x630': { width: 1200, height: 630 },
  '1080x1080': { width: 1080, height: 1080 },
  '1080x1350': { width: 1080, height: 1350 },
  '1080x1920': { width: 1080, height: 1920 },
  '1000x1500': { width: 1000, height: 1500 },
} as const;
export type PictureSize = keyof typeof pictureSizes;
export const pictureSizeNames = Object.keys(pictureSizes) as [PictureSize, ...PictureSize[]];
