import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { PageList } from '../server/platform/http/pages/pages';
import { inProject } from '../scripts/in-project';

/** The public pages of the build. */
export const { pages: builtPages } = JSON.parse(
  readFileSync(inProject('dist/pages/pages.json'), 'utf8'),
) as PageList;

/**
 * Serves the text of each page as minimal hand-written HTML: no script, no font, few styles. Resolves to the
 * origin.
 */
export async function serveStaticPages(): Promise<string> {
  const compressed = new Map(
    builtPages.map(({ path, file }) => [
      path,
      brotliCompressSync(bareHtml(readFileSync(inProject(`dist/pages/${file}`), 'utf8'))),
    ]),
  );
  const server = createServer((request, response) => {
    const page = compressed.get(request.url ?? '');
    if (!page) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(page);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function bareHtml(html: string): string {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1];
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|svg|form|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<(\w+)(?: [^>]*?)?( href="[^"]*")?(?: [^>]*)?>/g, '<$1$2>');
  const styles = 'body{font:1.1rem/1.6 sans-serif;max-width:42rem;margin:auto;padding:1rem}';
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<style>${styles}</style>${body}`;
}
