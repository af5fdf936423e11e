import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtSite } from './built-site';
import { sendError } from './errors';

const html = '<!doctype html><title>QuorumIA</title>';
const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
const app = express();

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(html));
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'let it = 1;');
  app.use(...builtSite(folder).handlers, sendError);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a hashed file is kept for ever, a page is asked for again each time', async () => {
  const script = await request(app).get('/assets/app-1.js');
  expect([script.text, script.headers['cache-control']]).toEqual([
    'let it = 1;',
    'public, max-age=31536000, immutable',
  ]);
  for (const address of ['/', '/auth']) {
    const page = await request(app).get(address);
    expect([page.text, page.headers['cache-control']]).toEqual([html, 'no-cache']);
  }
});

test.each(['/', '/auth', '/assets/app-1.js', '/missing.png'])(
  'HEAD %s answers as GET does',
  async (address) => {
    const full = await request(app).get(address);
    const head = await request(app).head(address);
    expect(head.status).toBe(full.status);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
  },
);

test.each([
  ['PUT', '/'],
  ['POST', '/'],
  ['DELETE', '/auth'],
  ['PUT', '/assets/app-1.js'],
  ['GET', '/missing.png'],
])('%s %s finds nothing, and says so in the language asked for', async (method, address) => {
  const verb = method.toLowerCase() as 'get' | 'put' | 'post' | 'delete';
  const answer = await request(app)[verb](address).set('Accept-Language', 'es');
  expect([answer.status, answer.text]).toEqual([404, 'No hay nada en esta dirección']);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test.each(['/index.html.br', '/index.html.gz', '/index.html.br/', '/index.html.b%72'])(
  'the compressed twin %s is not an address',
  async (address) => {
    expect((await request(app).get(address)).status).toBe(404);
    const compressed = await request(app).get('/').set('Accept-Encoding', 'br');
    expect(compressed.headers['content-encoding']).toBe('br');
  },
);

test('an address that cannot be read is refused', async () => {
  expect((await request(app).get('/%E0%A4%A')).status).toBe(400);
});
