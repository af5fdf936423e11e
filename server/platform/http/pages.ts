import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** The build's list of what it has rendered. */
interface PageList {
  pages: { path: string; file: string }[];
  /** By language: the page of unknown addresses. */
  missing: Record<'en' | 'es', string>;
  /** Addresses of the app that are not rendered ahead of time, as regular expressions. */
  patterns: string[];
}

/** A file that is ready to be sent in any of the encodings a browser may ask for. */
interface Page {
  type: string;
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Stands in the built pages for the origin, which is known only now. */
const originPlaceholder = 'https://public-url.invalid';

/** Between the quickest and the smallest: a tenth of the time of the highest, for a few more bytes. */
const brotliQuality = 9;

/** What is at an address: a page, the app's empty page, or nothing. */
export interface FoundPage {
  status: 200 | 404;
  page: Page;
}

/**
 * The pages of a build, filled in with `publicUrl` (an origin) and compressed once. `inlineScripts` are the scripts
 * written inside them, all alike.
 */
export function createPages(folder: string, publicUrl: string) {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageList;
  const load = (file: string) => ready(file, readFileSync(join(folder, file), 'utf8'), publicUrl);
  const known = new Map([
    ...list.pages.map(({ path, file }): [string, Page] => [path, load(file)]),
    ...['robots.txt', 'sitemap.xml'].map((file): [string, Page] => [`/${file}`, load(file)]),
  ]);
  const missing = { en: load(list.missing.en), es: load(list.missing.es) };
  const shell = load('shell.html');
  const isOfApp = (path: string) => list.patterns.some((pattern) => new RegExp(pattern).test(path));

  return {
    inlineScripts: inlineScripts(shell.bodies.identity.toString()),
    has: (path: string) => known.has(path),
    find(path: string): FoundPage {
      const page = known.get(path);
      if (page) return { status: 200, page };
      if (isOfApp(path)) return { status: 200, page: shell };
      return { status: 404, page: path.startsWith('/es/') ? missing.es : missing.en };
    },
  };
}

function ready(file: string, content: string, publicUrl: string): Page {
  const identity = Buffer.from(content.replaceAll(originPlaceholder, publicUrl));
  return {
    type: extname(file),
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      gzip: gzipSync(identity),
    },
  };
}

/** Sends a page in the best encoding the browser takes; 304 when the browser has it already. */
export function sendPage({ status, page }: FoundPage, request: Request, response: Response): void {
  const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as keyof Page['bodies'];
  response.status(status).type(page.type).vary('Accept-Encoding').set('Cache-Control', 'no-cache');
  response.set('ETag', `"${page.etag}-${encoding}"`);
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.send(page.bodies[encoding]);
}

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code as string);
