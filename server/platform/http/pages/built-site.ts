import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { messageText, messages } from '../../../../shared/messages';
import { projectRoot } from '../../project-root';
import { readBuiltFiles } from './built-files';
import { createPages, type PageContents, sendPage } from './pages';
import { requestLanguage } from '../request-language';
import { type StoredFile, sendStored } from './stored-file';

/** The folders of a build: files that are sent unchanged, and page templates that are filled in at start. */
interface BuiltFolders {
  files: string;
  pages: string;
}

const built: BuiltFolders = {
  files: join(projectRoot, 'dist', 'client'),
  pages: join(projectRoot, 'dist', 'pages'),
};

/**
 * Serves the built client: hashed files are cached for ever, all others are revalidated; an unknown address gets a
 * page with status 404.
 */
export function builtSite(contents: PageContents, folders = built) {
  const pages = createPages(folders.pages, contents);
  const files = readBuiltFiles(folders.files);
  return {
    scriptHashes: pages.inlineScripts.map(scriptHash),
    handlers: [read(knownPage(pages)), read(ownFile(files)), read(anyPage(pages)), nothingHere],
  };
}

type Pages = ReturnType<typeof createPages>;

/** Runs the handler for GET and HEAD only. */
const read =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? handler(request, response, next) : next();

/** Redirects an address with a trailing slash, so that each page has one address. */
const knownPage =
  (pages: Pages): RequestHandler =>
  (request, response, next) => {
    const { path } = request;
    const trimmed = path.replace(/(?<!\/)\/+$/, '');
    if (trimmed !== path && pages.has(trimmed)) {
      return response.redirect(301, trimmed + request.originalUrl.slice(path.length));
    }
    return pages.has(path) ? sendPage(pages.find(request), request, response) : next();
  };

/** Serves a file of the build: hashed files are cached for ever, all others are revalidated. */
const ownFile =
  (files: ReadonlyMap<string, StoredFile>): RequestHandler =>
  (request, response, next) => {
    const path = decodeURI(request.path);
    const file = files.get(path);
    if (!file) return next();
    const forever = path.startsWith('/assets/');
    response.set('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    sendStored(file, request, response);
  };

const anyPage =
  (pages: Pages): RequestHandler =>
  (request, response, next) => {
    // A browser that navigates accepts `text/html`; for images and scripts it accepts anything.
    const isForFile = /\.\w+$/.test(request.path) && !request.get('Accept')?.includes('text/html');
    if (isForFile || !request.accepts('html')) return next();
    sendPage(pages.find(request), request, response);
  };

const nothingHere: RequestHandler = (request, response) => {
  const text = messageText(messages['address.missing'], requestLanguage(request));
  response.status(404).set('Cache-Control', 'no-store').vary('Accept-Language').type('text').send(text);
};

/** The CSP hash of an inline script. */
const scriptHash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
