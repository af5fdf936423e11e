/** A text without case and accents, to compare typed texts. */
export const plainText = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
