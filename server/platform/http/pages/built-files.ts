import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { StoredFile } from './stored-file';

/** Files that are not served: compressed copies, HTML templates and dot files. */
const hidden = /(\.(br|gz|html)$|(^|\/)\.)/;

/**
 * Reads every file of a build into memory by its path (`/assets/app-1.js`), with its compressed copies, so that later
 * changes on the disk, a new build included, do not affect the running server.
 */
export function readBuiltFiles(folder: string): ReadonlyMap<string, StoredFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !hidden.test(path));
  return new Map(files.map((path) => [`/${path}`, readFile(join(folder, path))]));
}

function readFile(path: string): StoredFile {
  const identity = readFileSync(path);
  const twin = (end: string) => (existsSync(path + end) ? readFileSync(path + end) : undefined);
  return {
    type: extname(path),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br: twin('.br'), gzip: twin('.gz') },
  };
}
