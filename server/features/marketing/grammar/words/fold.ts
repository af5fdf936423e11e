const isPlain = (text: string) => /^[ -~]*$/u.test(text);

/** Lower case without accents; ñ becomes n. */
export const fold = (text: string): string =>
  isPlain(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');

/** A rough singular, equal for both numbers of a word: enough to compare, not to print. */
export const rootOf = (word: string): string => {
  const small = fold(word);
  if (small.length <= 3) return small;
  return small
    .replace(/ces$/u, 'z')
    .replace(/ies$/u, 'y')
    .replace(/(?<=[dlnrsyz])es$/u, '')
    .replace(/(?<=[dlnrsyz])e$/u, '')
    .replace(/s$/u, '');
};
