import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from '../../../../shared/http/address';
import { everyone } from '../../../../shared/http/endpoint';
import { builtSite } from './built-site';
import { sendError } from '../errors';

const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
const folders = { files: join(folder, 'client'), pages: join(folder, 'pages') };
const app = express();
let scriptHashes: string[];

const html = (name: string) =>
  `<!doctype html><link rel="canonical" href="https://public-url.invalid/${name}"><script>boot()</script><script src="/a.js"></script><p>${'Some text. '.repeat(200)}</p>`;
const atOrigin = (name: string) =>
  html(name).replace('https://public-url.invalid', 'https://quorumia.example');

const addresses: Address[] = [{ pattern: '/solutions', guard: everyone, twin: 'always', inSitemap: true }];
const shell = (pattern: string) => ({ pattern, files: { en: 'shell.html', es: 'shell-es.html' } });

const pageList = {
  pages: [
    { path: '/', file: 'home.html' },
    { path: '/es/solutions', file: 'es-solutions.html' },
  ],
  missing: { en: 'missing-en.html', es: 'missing-es.html' },
  screens: [],
  shells: [shell('/auth'), shell('/empresa/:id'), shell('/leads/:section?')],
};

beforeAll(() => {
  mkdirSync(join(folders.files, 'assets'), { recursive: true });
  mkdirSync(folders.pages);
  for (const name of ['home', 'es-solutions', 'missing-en', 'missing-es', 'shell', 'shell-es'])
    writeFileSync(join(folders.pages, `${name}.html`), html(name));
  writeFileSync(join(folders.pages, 'robots.txt'), 'Sitemap: https://public-url.invalid/sitemap.xml');
  writeFileSync(join(folders.pages, 'pages.json'), JSON.stringify(pageList));
  writeFileSync(join(folders.files, 'index.html'), 'the template');
  writeFileSync(join(folders.files, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folders.files, 'assets', 'app-1.js'), 'let it = 1;');
  writeFileSync(join(folders.files, 'assets', 'app-2.js'), 'let us = 2;');
  writeFileSync(join(folders.files, 'assets', 'app-1.js.br'), brotliCompressSync('let it = 1;'));
  const settings = { flags: {}, texts: {}, answers: {} };
  const site = builtSite({ config: { publicUrl: 'https://quorumia.example' }, addresses, settings }, folders);
  scriptHashes = site.scriptHashes;
  app.use(...site.handlers, sendError);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['/', 200, 'home'],
  ['/es/solutions', 200, 'es-solutions'],
  ['/auth', 200, 'shell'],
  ['/empresa/7', 200, 'shell'],
  ['/leads', 200, 'shell'],
  ['/leads/contacts', 200, 'shell'],
  ['/leads/contacts/7', 404, 'missing-en'],
  ['/empresa', 404, 'missing-en'],
  ['/unknown', 404, 'missing-en'],
  ['/empresa/7/8', 404, 'missing-en'],
  ['/es/unknown', 404, 'missing-es'],
])('%s gets status %d and the page %s, whose links have the public address', async (path, status, name) => {
  const answer = await request(app).get(path).set('Accept', 'text/html');
  expect([answer.status, answer.text]).toEqual([status, atOrigin(name)]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/', undefined],
  ['/unknown', undefined],
  ['/auth', 'same-origin'],
  ['/empresa/7', 'same-origin'],
])('%s has the Cross-Origin-Opener-Policy %s', async (path, policy) => {
  const answer = await request(app).get(path).set('Accept', 'text/html');
  expect(answer.headers['cross-origin-opener-policy']).toBe(policy);
});

test("the policy allows the pages' inline script by its hash, and no external scripts", () => {
  const hash = createHash('sha256').update('boot()').digest('base64');
  expect(scriptHashes).toEqual([`sha256-${hash}`]);
});

test('robots.txt and the sitemap contain the public address', async () => {
  const robots = await request(app).get('/robots.txt');
  expect([robots.type, robots.text]).toEqual(['text/plain', 'Sitemap: https://quorumia.example/sitemap.xml']);
  const sitemap = await request(app).get('/sitemap.xml');
  expect(sitemap.type).toBe('application/xml');
  expect([...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://quorumia.example/solutions',
    'https://quorumia.example/es/solutions',
  ]);
});

test('an address with a trailing slash redirects, keeping its query', async () => {
  const answer = await request(app).get('/es/solutions/?topic=x');
  expect([answer.status, answer.headers.location]).toEqual([301, '/es/solutions?topic=x']);
});

test.each(['br', 'gzip', 'identity'])(
  'a page is sent in %s, and answered with 304 while it is unchanged',
  async (encoding) => {
    const ask = () => request(app).get('/').set('Accept-Encoding', encoding);
    const first = await ask();
    expect(first.text).toBe(atOrigin('home'));
    expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(first.headers.vary).toContain('Accept-Encoding');
    const again = await ask().set('If-None-Match', first.headers.etag as string);
    expect([again.status, again.text]).toEqual([304, '']);
  },
);

test('a browser that accepts several encodings gets the smallest', async () => {
  const answer = await request(app).get('/').set('Accept-Encoding', 'gzip, deflate, br, zstd');
  expect(answer.headers['content-encoding']).toBe('br');
});

test('a file with a hash in its name is cached for ever, any other is revalidated each time', async () => {
  const script = await request(app).get('/assets/app-1.js');
  expect([script.text, script.headers['cache-control']]).toEqual([
    'let it = 1;',
    'public, max-age=31536000, immutable',
  ]);
  expect((await request(app).get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/', '/auth', '/unknown', '/assets/app-1.js', '/missing.png'])(
  'HEAD %s responds like GET',
  async (address) => {
    const full = await request(app).get(address);
    const head = await request(app).head(address);
    expect(head.status).toBe(full.status);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
  },
);

test.each([
  ['bytes=0-3', 206, 'let ', 'bytes 0-3/11'],
  ['bytes=4-', 206, 'it = 1;', 'bytes 4-10/11'],
  ['bytes=-1', 206, ';', 'bytes 10-10/11'],
  ['bytes=8-99', 206, ' 1;', 'bytes 8-10/11'],
  ['bytes=5-1', 416, '', 'bytes */11'],
  ['bytes=11-', 416, '', 'bytes */11'],
  ['bytes=0-1,4-5', 200, 'let it = 1;', undefined],
  ['lines=1-2', 200, 'let it = 1;', undefined],
  ['nonsense', 200, 'let it = 1;', undefined],
])('a request for %s of a file gets %i', async (range, status, text, told) => {
  const answer = await request(app).get('/assets/app-1.js').set('Range', range);
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, told]);
});

test('a range of a file that has changed since is answered with the whole file', async () => {
  const ask = (tag: string) =>
    request(app).get('/assets/app-1.js').set({ Range: 'bytes=0-3', 'If-Range': tag });
  expect((await ask('"another"')).status).toBe(200);
  const { headers } = await request(app).get('/assets/app-1.js').set('Accept-Encoding', 'identity');
  expect((await ask(headers.etag as string)).status).toBe(206);
});

test('the page for unknown addresses ignores ranges', async () => {
  const answer = await request(app).get('/unknown').set({ Range: 'bytes=0-3', Accept: 'text/html' });
  expect([answer.status, answer.text]).toEqual([404, atOrigin('missing-en')]);
});

test('a file deleted after the start is still served', async () => {
  rmSync(join(folders.files, 'assets', 'app-2.js'));
  const answer = await request(app).get('/assets/app-2.js');
  expect([answer.status, answer.text]).toEqual([200, 'let us = 2;']);
});

test.each([
  ['PUT', '/'],
  ['POST', '/'],
  ['DELETE', '/auth'],
  ['PUT', '/assets/app-1.js'],
  ['GET', '/missing.png'],
])('%s %s gets a 404 in the requested language', async (method, address) => {
  const verb = method.toLowerCase() as 'get' | 'put' | 'post' | 'delete';
  const answer = await request(app)[verb](address).set('Accept-Language', 'es');
  expect([answer.status, answer.text]).toEqual([404, 'No hay nada en esta dirección']);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test.each(['/precios.html', '/v1.2', '/old.php'])(
  '%s gets the page for unknown addresses',
  async (address) => {
    const answer = await request(app).get(address).set('Accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  },
);

test.each(['/index.html', '/assets/app-1.js.br', '/assets/app-1.js.b%72', '/.vite/manifest.json'])(
  'files that a build leaves besides the site are not served: %s',
  async (address) => {
    expect((await request(app).get(address)).text).not.toMatch(/template|let it/);
    expect((await request(app).get(address)).status).toBe(404);
  },
);

test('a malformed address is refused', async () => {
  expect((await request(app).get('/%E0%A4%A')).status).toBe(400);
});
