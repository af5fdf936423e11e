/** Words: runs of letters and digits, with what joins them (5,80 or e-mail). */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
