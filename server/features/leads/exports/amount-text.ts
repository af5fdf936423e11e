/** Minor units as a number with the digits of its currency; empty for none. */
export function amountText(minor: number | null, currency: string): string {
  if (minor === null) return '';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
}
