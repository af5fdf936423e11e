/** The layouts, from the simplest to the one with the most conditions. */
export const pictureLayouts = ['statement', 'split', 'figure', 'list', 'plate', 'ticket'] as const;
export type PictureLayout = (typeof pictureLayouts)[number];

/** The forms of a headline, from the longest to the shortest. */
export const headlineForms = ['l', 'm', 's'] as const;
export type HeadlineForm = (typeof headlineForms)[number];

/** The state of the drawing of a set. */
export const pictureSetStatuses = ['queued', 'drawing', 'ready', 'failed', 'cancelled'] as const;
export type PictureSetStatus = (typeof pictureSetStatuses)[number];

/** Whether a drawing is waiting or running. */
export const isDrawing = (status: PictureSetStatus) => status === 'queued' || status === 'drawing';

/** Maximum number of pictures of an account, and characters of a description. */
export const assetLimits = { pictures: 10_000, alt: 1_000 } as const;

/** The default colours, for a brand without its own. */
export const usualColours = { primary: '#0f6b66', secondary: '#e59a1c' } as const;
