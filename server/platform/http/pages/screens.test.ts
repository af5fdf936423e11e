import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersPlaceholder } from '../../../../shared/site';
import { builtSite } from './built-site';

const folder = mkdtempSync(join(tmpdir(), 'screens-test-'));
const folders = { files: join(folder, 'client'), pages: join(folder, 'pages') };
afterAll(() => rmSync(folder, { recursive: true }));

/** The content of each file; its name by default. */
const written: Record<string, string> = {
  'demo-en.html': `demo-en <p>demo-name.invalid</p><div data-answers="${answersPlaceholder}"></div>`,
};

const screen = (language: 'en' | 'es', search: string, demo: boolean, file: string) => ({
  path: '/auth',
  language,
  search,
  flags: { demo },
  file,
});

const screens = (['en', 'es'] as const).flatMap((language) => [
  screen(language, 'tab=register', true, `register-${language}.html`),
  screen(language, 'failed=*', true, `failed-${language}.html`),
  screen(language, '', true, `demo-${language}.html`),
  screen(language, '', false, `plain-${language}.html`),
]);

const list = {
  pages: [
    { path: '/comercia', file: 'introduction.html' },
    { path: '/es/comercia', file: 'presentacion.html' },
  ],
  missing: { en: 'missing-en.html', es: 'missing-es.html' },
  screens,
  shells: ['/auth', '/empresa/:id', '/comercia'].map((pattern, index) => ({
    pattern,
    files: { en: `shell-${index}-en.html`, es: `shell-${index}-es.html` },
  })),
};

beforeAll(() => {
  for (const path of Object.values(folders)) mkdirSync(path);
  const files = [
    ...screens.map(({ file }) => file),
    ...Object.values(list.missing),
    ...list.shells.flatMap((shell) => Object.values(shell.files)),
    'introduction.html',
    'presentacion.html',
    'robots.txt',
  ];
  for (const file of files)
    writeFileSync(join(folders.pages, file), written[file] ?? file.split('.')[0] ?? '');
  writeFileSync(join(folders.pages, 'pages.json'), JSON.stringify(list));
});

function open(path: string, { cookie = '', demo = true } = {}) {
  const settings = {
    flags: { demo },
    texts: { 'demo-name.invalid': 'Eva & "Co" <demo>' },
    answers: { '/api/options': { demo: 'Eva & "Co"' } },
  };
  const config = { publicUrl: 'https://quorumia.example' };
  const app = express().use(builtSite({ config, addresses: [], settings }, folders).handlers);
  return request(app).get(path).set('Accept', 'text/html').set('Cookie', cookie);
}

it('serves an address of the site that is also a portal without the introduction to users with a session', async () => {
  expect((await open('/comercia')).text).toBe('introduction');
  expect((await open('/es/comercia')).text).toBe('presentacion');
  const cookie = 'quorumia.sid=s%3Aone';
  expect((await open('/comercia', { cookie })).text).toBe('shell-2-en');
  expect((await open('/es/comercia', { cookie })).text).toBe('shell-2-es');
  expect((await open('/es/empresa/7', { cookie })).status).toBe(404);
});

describe('a prerendered screen', () => {
  it.each([
    ['/auth', '', 'demo-en'],
    ['/auth', 'language=es', 'demo-es'],
    ['/auth', 'theme=dark; language=es', 'demo-es'],
    ['/auth', 'language=fr', 'demo-en'],
    ['/auth', 'mylanguage=es', 'demo-en'],
    ['/auth/', '', 'demo-en'],
    ['/auth?next=%2Fempresa%2F7', 'language=es', 'demo-es'],
    ['/auth?tab=register&next=%2F', 'language=es', 'register-es'],
    ['/auth?tab=other', '', 'demo-en'],
    ['/auth?next=%2F&failed=1', '', 'failed-en'],
  ])('at %s is served for the cookie “%s” as %s', async (path, cookie, name) => {
    const answer = await open(path, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.text.split(' ')[0]).toBe(name);
  });

  it('varies by cookie, and other windows get no reference to it', async () => {
    const { headers } = await open('/auth');
    expect(headers.vary).toContain('Cookie');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it("is the one that fits the server's settings", async () => {
    expect((await open('/auth', { demo: false })).text).toBe('plain-en');
  });

  it('contains the texts from the settings, and the answers that follow from them', async () => {
    const { text } = await open('/auth');
    expect(text).toContain('<p>Eva &amp; &quot;Co&quot; &lt;demo&gt;</p>');
    expect(text).toContain(
      'data-answers="{&quot;/api/options&quot;:{&quot;demo&quot;:&quot;Eva &amp; \\&quot;Co\\&quot;&quot;}}"',
    );
  });

  it.each(['quorumia.sid=s%3Ax', 'language=en; __Host-quorumia.sid=s%3Ax'])(
    'is not served to users with a session, who will be redirected: %s',
    async (cookie) => expect((await open('/auth', { cookie })).text).toBe('shell-0-en'),
  );
});

describe('the shell of an address', () => {
  it.each([
    ['', 'shell-1-en'],
    ['language=es', 'shell-1-es'],
  ])('loads the texts in the language of the cookie “%s”', async (cookie, name) => {
    expect((await open('/empresa/7', { cookie })).text).toBe(name);
  });
});
