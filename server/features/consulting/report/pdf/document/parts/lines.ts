/** Mean width of a letter as a share of its font size, rounded up. */
const letter = 0.55;

/** About the lines that a text takes in a column of so many points. */
export function linesIn(text: string, width: number, fontSize: number): number {
  const perLine = Math.max(1, Math.floor(width / (letter * fontSize)));
  return text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / perLine)), 0);
}

/** Lines of a block that surely fits on a page, so that it may be kept whole. */
export const onOnePage = 40;
