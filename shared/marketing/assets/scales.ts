/** The layouts, from the plainest to the one with the most conditions. */
export const pictureLayouts = ['statement', 'split', 'figure', 'list', 'plate', 'ticket'] as const;
export type PictureLayout = (typeof pictureLayouts)[number];

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
