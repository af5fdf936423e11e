import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { messageText } from '../../../shared/messages';
import { projectRoot } from '../project-root';
import { requestLanguage } from './errors';

/** The built client: hashed files for ever, everything else checked again each time; any other page address gets the app, anything else 404. */
export function builtSite(folder = join(projectRoot, 'dist', 'client')) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const forever = path.startsWith('/assets/');
      response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  }) as RequestHandler;
  return { scriptHashes: inlineScriptHashes(html), handlers: [read(files), read(page(html)), nothingHere] };
}

/** Hands on reads only, and none of the compressed twins by their own name. */
const read =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asksForTwin = /\.(br|gz)\/?$/i.test(decodeURI(request.path));
    return isRead && !asksForTwin ? handler(request, response, next) : next();
  };

const page =
  (html: string): RequestHandler =>
  (request, response, next) => {
    const asksForFile = /\.\w+$/.test(request.path);
    if (asksForFile || !request.accepts('html')) return next();
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  };

const nothingHere: RequestHandler = (request, response) => {
  const text = messageText('address.missing', requestLanguage(request));
  response.status(404).set('Cache-Control', 'no-store').vary('Accept-Language').type('text').send(text);
};

/** The CSP hash (`sha256-…`) of each script written inside a page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code as string)
        .digest('base64')}`,
  );
}
