/** The minor units of an amount in a currency (ISO 4217), rounded half away from zero. */
export function minorUnits(amount: number, currency: string): number {
  const digits = digitsOf(currency);
  // A decimal shift of the text, because 1.005 × 100 is below 100.5 in binary.
  return Math.round(Number(`${amount}e${digits}`));
}

function digitsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
