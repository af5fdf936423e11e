import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { messageText } from '../../../shared/messages';
import { projectRoot } from '../project-root';
import { requestLanguage } from './errors';
import { createPages, sendPage } from './pages';

/** Where a build has put the files that are sent as they are, and the pages that are filled in at start. */
interface BuiltFolders {
  files: string;
  pages: string;
}

const built: BuiltFolders = {
  files: join(projectRoot, 'dist', 'client'),
  pages: join(projectRoot, 'dist', 'pages'),
};

/** The built client: hashed files for ever, everything else checked again each time; unknown addresses get a page with 404. */
export function builtSite({ publicUrl }: { publicUrl: string }, folders = built) {
  const pages = createPages(folders.pages, publicUrl);
  const files = sirv(folders.files, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const forever = path.startsWith('/assets/');
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  }) as RequestHandler;
  return {
    scriptHashes: pages.inlineScripts.map(scriptHash),
    handlers: [read(knownPage(pages)), read(ownFile(files)), read(anyPage(pages)), nothingHere],
  };
}

type Pages = ReturnType<typeof createPages>;

/** Hands on reads only. */
const read =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? handler(request, response, next) : next();

/** A page has one address: with a slash at the end, it is elsewhere. */
const knownPage =
  (pages: Pages): RequestHandler =>
  (request, response, next) => {
    const { path } = request;
    const trimmed = path.replace(/\/+$/, '');
    if (trimmed !== path && pages.has(trimmed)) {
      return response.redirect(301, trimmed + request.originalUrl.slice(path.length));
    }
    return pages.has(path) ? sendPage(pages.find(path), request, response) : next();
  };

/** Neither the template that the pages are made from nor a compressed twin is an address. */
const ownFile =
  (files: RequestHandler): RequestHandler =>
  (request, response, next) =>
    /(\.(br|gz|html)|^)\/?$|\/\./i.test(decodeURI(request.path)) ? next() : files(request, response, next);

const anyPage =
  (pages: Pages): RequestHandler =>
  (request, response, next) => {
    // A browser that goes to an address names HTML; for pictures and scripts it takes anything.
    const isForFile = /\.\w+$/.test(request.path) && !request.get('Accept')?.includes('text/html');
    if (isForFile || !request.accepts('html')) return next();
    sendPage(pages.find(request.path), request, response);
  };

const nothingHere: RequestHandler = (request, response) => {
  const text = messageText('address.missing', requestLanguage(request));
  response.status(404).set('Cache-Control', 'no-store').vary('Accept-Language').type('text').send(text);
};

/** The CSP's name for a script written inside a page. */
const scriptHash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
