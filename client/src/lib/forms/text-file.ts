const byteOrderMarks: [first: number, second: number, encoding: string][] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

function decode(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return new TextDecoder(marked[2]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, which spreadsheets in western Europe still use for
 * CSV; undefined for a binary file, such as a workbook.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? undefined : text;
}
