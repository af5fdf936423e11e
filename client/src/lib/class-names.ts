/** Joins class names and skips false ones, so that a condition can stand in the list. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
