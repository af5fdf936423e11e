/**
 * Characters that file systems refuse or that could break out of a header: controls, separators, quotes, lone
 * surrogates.
 */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const unfit = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|\p{Surrogate}]/gu;
const longest = 120;

/**
 * Turns a text into part of a file name: one line, at most 120 characters, without characters that file systems
 * refuse.
 */
export function fileName(text: string): string {
  const tidy = text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(tidy)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
}

/**
 * The `Content-Disposition` of a download (RFC 6266): the name in ASCII, and in UTF-8 (RFC 8187) for clients that can
 * read it.
 */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
