import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The size of a header, and the unit of the contents (POSIX.1-1988, ustar). */
const block = 512;

/**
 * Writes the files of a snapshot (a gzipped tar, see `writeSnapshot`) into a new directory. PGlite could do it, but
 * opening it once more takes a second and keeps 100 MB.
 */
export function unpackSnapshot(file: string, directory: string): void {
  unpackTar(gunzipSync(readFileSync(file)), directory);
}

/** Writes the files and folders of a tar into a new directory that only its owner can read. */
export function unpackTar(tar: Buffer, directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  let at = 0;
  // A block of zeros marks the end.
  while (at < tar.length && tar[at] !== 0) {
    const { path, size, isDirectory } = headerAt(tar, at);
    const target = join(directory, path);
    at += block;
    if (isDirectory) mkdirSync(target, { recursive: true, mode: 0o700 });
    else writeFileSync(target, tar.subarray(at, at + size), { mode: 0o600 });
    at += Math.ceil(size / block) * block;
  }
}

function headerAt(tar: Buffer, at: number) {
  const field = (start: number, length: number) => {
    const bytes = tar.subarray(at + start, at + start + length);
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end === -1 ? length : end);
  };
  return {
    path: join(field(345, 155), field(0, 100)),
    size: Number.parseInt(field(124, 12), 8),
    isDirectory: field(156, 1) === '5',
  };
}
