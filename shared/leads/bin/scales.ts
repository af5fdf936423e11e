/** The entities whose records have a bin. */
export const binned = ['contact', 'company', 'opportunity', 'communication', 'task'] as const;
export type Binned = (typeof binned)[number];
