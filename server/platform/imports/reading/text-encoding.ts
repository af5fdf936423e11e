/** The encodings in which tables come; Latin-1 is read as Windows-1252, which differs in control characters only. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

interface Watched {
  isEmpty: boolean;
  /** The first bytes in hexadecimal digits. */
  start: string;
  /** Text has no NUL. */
  hasNul: boolean;
  encoding: TextEncoding;
}

/** Finds the encoding of bytes as they come: what is no valid UTF-8 is Windows-1252. */
export function watchEncoding() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = Buffer.alloc(0);
  let isUtf8 = true;
  let hasNul = false;
  let hasWord = false;

  return {
    see(piece: Buffer): void {
      if (start.length < 4) start = Buffer.concat([start, piece.subarray(0, 4)]).subarray(0, 4);
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
      const marked = start.toString('hex');
      if (/^(fffe|feff)/.test(marked)) {
        const encoding = marked.startsWith('fffe') ? 'utf-16le' : 'utf-16be';
        return { isEmpty: false, start: marked, hasNul: false, encoding };
      }
      try {
        if (isUtf8) decoder.decode();
      } catch {
        isUtf8 = false;
      }
      const isEmpty = !hasWord || (marked === 'efbbbf' && start.length === 3);
      return { isEmpty, start: marked, hasNul, encoding: isUtf8 ? 'utf-8' : 'windows-1252' };
    },
  };
}
