/** The class names of a sidebar entry. */
export const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium transition-colors duration-150';
