/** The hours of a typed text, with a comma or a point before the decimals; null for an empty text, NaN for no number. */
export function typedHours(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}
