/** The first segment of every Spanish address of a public page. */
export const spanishPrefix = '/es';

/** Whether an address has the Spanish prefix. */
export const isSpanishAddress = (path: string) =>
  path === spanishPrefix || path.startsWith(`${spanishPrefix}/`);

export const withoutTrailingSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

/** An address without the Spanish prefix. */
export function englishAddress(path: string): string {
  const plain = withoutTrailingSlash(path);
  return isSpanishAddress(plain) ? plain.slice(spanishPrefix.length) || '/' : plain;
}
