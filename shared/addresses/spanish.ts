/** First part of every Spanish address of a public page. */
export const spanishPrefix = '/es';

/** Whether the address itself says that it is Spanish. */
export const isSpanishAddress = (path: string) =>
  path === spanishPrefix || path.startsWith(`${spanishPrefix}/`);

export const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** An address without the Spanish prefix. */
export function englishAddress(path: string): string {
  const plain = withoutTrailingSlash(path);
  return isSpanishAddress(plain) ? plain.slice(spanishPrefix.length) || '/' : plain;
}
