/** A text without case and accents, to compare what people type. */
export const plainText = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
