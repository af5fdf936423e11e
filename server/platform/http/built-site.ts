import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { projectRoot } from '../project-root';

/** The built client: hashed files for ever, everything else checked again each time; any other page address gets the app. */
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
  });
  return { scriptHashes: inlineScriptHashes(html), handlers: [files as RequestHandler, page(html)] };
}

const page =
  (html: string): RequestHandler =>
  (request, response, next) => {
    const asksForFile = /\.\w+$/.test(request.path);
    if (request.method !== 'GET' || asksForFile || !request.accepts('html')) return next();
    response.set('Cache-Control', 'no-cache').type('html').send(html);
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
