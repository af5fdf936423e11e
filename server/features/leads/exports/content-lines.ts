/** Octets of a line before it is folded (RFC 2426 and RFC 5545). */
const lineLength = 75;

/** A text as a value of a vCard or a calendar. */
export const escaped = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line so that no character is torn apart; its end is not added. */
export function folded(line: string): string {
  if (Buffer.byteLength(line) <= lineLength) return line;
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineLength) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n');
}

/** Lines as the text of a vCard or a calendar. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');
