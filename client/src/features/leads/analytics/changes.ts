/** The relative change of a figure, such as 0.25; null where there is nothing to divide by. */
export const growth = (now: number | null, before: number | null): number | null =>
  now === null || !before ? null : (now - before) / before;

/** The difference of two figures; null if one does not exist. */
export const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;

/** Whether anything was won or lost. */
export const hasClosed = ({ won, lost }: { won: { count: number }; lost: { count: number } }) =>
  won.count + lost.count > 0;

/** A part of a whole from 0 to 1; null when the whole is 0. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** How many opportunities some sums are made of. */
export const addedIn = (figures: readonly { count: number; others: number }[]) =>
  figures.reduce((sum, { count, others }) => sum + count - others, 0);

/** How many opportunities in other currencies some figures leave out. */
export const othersIn = (figures: readonly { others: number }[]) =>
  figures.reduce((sum, { others }) => sum + others, 0);
