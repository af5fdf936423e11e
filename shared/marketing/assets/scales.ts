/** The layouts, from the plainest to the one with the most conditions. */
export const pictureLayouts = ['statement', 'split', 'figure', 'list', 'plate', 'ticket'] as const;
export type PictureLayout = (typeof pictureLayouts)[number];

/** The sizes in pixels, by their name in addresses and files. */
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

/** The forms of a headline, from the longest to the shortest. */
export const headlineForms = ['l', 'm', 's'] as const;
export type HeadlineForm = (typeof headlineForms)[number];

/** How far the drawing of a set is. */
export const pictureSetStatuses = ['queued', 'drawing', 'ready', 'failed', 'cancelled'] as const;
export type PictureSetStatus = (typeof pictureSetStatuses)[number];

/** Whether a set is waiting or at work. */
export const isDrawing = (status: PictureSetStatus) => status === 'queued' || status === 'drawing';

/** Pictures of an account at most, and characters of a description. */
export const assetLimits = { pictures: 10_000, alt: 1_000 } as const;

/** The colours of a brand that has stated none. */
export const usualColours = { primary: '#0f6b66', secondary: '#e59a1c' } as const;
