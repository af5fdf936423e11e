/** The possible encodings of tables; Latin-1 is read as Windows-1252, which differs only in control characters. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

interface Watched {
  isEmpty: boolean;
  /** The first four bytes in hexadecimal digits. */
  start: string;
  /** Text contains no NUL, except in UTF-16. */
  hasNul: boolean;
  encoding: TextEncoding;
}

/** The byte order marks of encodings with two bytes for a character. */
const wideMarks: [mark: string, encoding: TextEncoding][] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Finds the encoding of a byte stream by its byte order mark. Without one, text that is not valid UTF-8 is
 * Windows-1252.
 */
export function watchEncoding() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = '';
  let isUtf8 = true;
  let hasNul = false;
  let hasWord = false;

  return {
    see(piece: Uint8Array): void {
      if (start.length < 8) start += hexOf(piece.subarray(0, 4 - start.length / 2));
      hasNul ||= piece.includes(0);
      hasWord ||= piece.some((byte) => byte > 32);
      if (!isUtf8) return;
      try {
        decoder.decode(piece, { stream: true });
      } catch {
        isUtf8 = false;
      }
    },
    end(): Watched {
      const marked = wideMarks.find(([mark]) => start.startsWith(mark));
      if (marked) return { isEmpty: false, start, hasNul: false, encoding: marked[1] };
      try {
        if (isUtf8) decoder.decode();
      } catch {
        isUtf8 = false;
      }
      const isEmpty = !hasWord || start === 'efbbbf';
      return { isEmpty, start, hasNul, encoding: isUtf8 ? 'utf-8' : 'windows-1252' };
    },
  };
}
