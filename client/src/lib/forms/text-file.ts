import { watchEncoding } from '@shared/imports/text-encoding';

/** The text of a file, whatever its encoding; undefined for a binary file, such as a workbook. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const watched = watchEncoding();
  watched.see(bytes);
  const { hasNul, encoding } = watched.end();
  return hasNul ? undefined : new TextDecoder(encoding).decode(bytes);
}
