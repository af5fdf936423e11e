import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { isSpanishAddress } from '../../../../shared/addresses/spanish';
import type { Address } from '../../../../shared/http/address';
import { originPlaceholder } from '../../../../shared/site';
import { sitemap } from './sitemap';
import { type StoredFile, sendStored } from './stored-file';

/** The build's list of rendered pages. */
export interface PageList {
  pages: { path: string; file: string }[];
  /** The page for unknown addresses, by language. */
  missing: Record<'en' | 'es', string>;
}

/**
 * The first level is fast enough for all pages at start. The best level saves another tenth but takes fifty times as
 * long, so it runs afterwards.
 */
const brotliQuality = { first: 5, smallest: constants.BROTLI_MAX_QUALITY };

/** The response for an address: a page, the app's empty page, or the page for unknown addresses. */
export interface FoundPage {
  status: 200 | 404;
  page: StoredFile;
  /** Whether the page will show a portal or a sign-in screen. */
  isPrivate?: boolean;
}

/**
 * The pages of a build, filled in with `publicUrl` (an origin) and compressed once; all other addresses of the site
 * get the app's empty page. `inlineScripts` are the scripts inside the pages.
 */
export function createPages(folder: string, publicUrl: string, addresses: readonly Address[]) {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageList;
  const load = (file: string) => ready(file, readFileSync(join(folder, file), 'utf8'), publicUrl);
  const known = new Map([
    ...list.pages.map(({ path, file }): [string, StoredFile] => [path, load(file)]),
    ['/robots.txt', load('robots.txt')],
    ['/sitemap.xml', ready('sitemap.xml', sitemap(addresses), publicUrl)],
  ]);
  const missing = { en: load(list.missing.en), es: load(list.missing.es) };
  const shell = load('shell.html');
  // A page with a twin is pre-rendered.
  const patterns = addresses.filter(({ twin }) => !twin).map(({ pattern }) => matcherOf(pattern));
  const isOfApp = (path: string) => patterns.some((pattern) => pattern.test(path));

  void compressFurther([...known.values(), ...Object.values(missing), shell]);
  return {
    inlineScripts: [...new Set([shell, ...known.values()].flatMap(inlineScripts))],
    has: (path: string) => known.has(path),
    find(path: string): FoundPage {
      const page = known.get(path);
      if (page) return { status: 200, page };
      if (isOfApp(path)) return { status: 200, page: shell, isPrivate: true };
      return { status: 404, page: isSpanishAddress(path) ? missing.es : missing.en };
    },
  };
}

/** Converts a pattern into a regular expression: `:name` is one segment of the address, `:name?` is optional. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

function ready(file: string, content: string, publicUrl: string): StoredFile {
  const identity = Buffer.from(content.replaceAll(originPlaceholder, publicUrl));
  return {
    type: extname(file),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      br: brotliCompressSync(identity, inQuality(brotliQuality.first)),
      gzip: gzipSync(identity),
    },
  };
}

const inQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Recompresses one page after another outside the event loop, while the faster versions are being served. A page that
 * fails keeps its version.
 */
async function compressFurther(pages: StoredFile[]): Promise<void> {
  for (const { bodies } of pages) {
    const smallest = promisify(brotliCompress)(bodies.identity, inQuality(brotliQuality.smallest));
    bodies.br = await smallest.catch(() => bodies.br);
  }
}

/** Sends the page that was found for an address. */
export function sendPage({ status, page, isPrivate }: FoundPage, request: Request, response: Response): void {
  response.status(status).set('Cache-Control', 'no-cache');
  // Windows of other sites get no reference to a private page. A browser starts a new process for a page with this
  // header, which would delay the first paint of a public page.
  if (isPrivate) response.set('Cross-Origin-Opener-Policy', 'same-origin');
  sendStored(page, request, response);
}

const inlineScripts = ({ bodies }: StoredFile): string[] =>
  [...bodies.identity.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code as string);
