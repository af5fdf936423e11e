import { describe, expect, it, test } from 'vitest';
import { isOfPortal } from '../../shared/addresses/portals';
import { sitePages } from '../../shared/addresses/site';
import { twinOf } from '../../shared/addresses/twins';
import { signInForms } from '../../shared/auth/endpoints';
import { enquiryForms } from '../../shared/enquiries/addresses';
import type { Address } from '../../shared/http/address';
import { addresses } from '../addresses';
import { sitemap } from '../platform/http/pages/sitemap';
import { contract } from './contract';
import { isTest, sourceFiles } from './architecture/source-files';

const own = [...addresses.map(({ pattern }) => pattern), ...Object.values(enquiryForms)];
const publicPages: readonly Address[] = Object.values(sitePages);
const screens = addresses.filter((address) => !publicPages.includes(address));

/** The first segments of all addresses: `consultoria`, `empresa` … */
const firstParts = [...new Set(own.map((pattern) => pattern.split('/')[1]).filter(Boolean))];

/** A path without the names of its parameters. */
const plain = (path: string) => path.replace(/:\w+/g, ':');

test('addresses are written only in the address tables', () => {
  const literal = new RegExp(`['"\`}](/(?:${firstParts.join('|')})(?:[/?#$][^'"\`]*)?)['"\`]`, 'g');
  const written = sourceFiles()
    .filter((file) => /^(shared|server|client)\//.test(file.path) && !isTest(file))
    .filter(({ path }) => !/^shared\/(addresses\/|.*\/addresses$)/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(literal)].map(([, address]) => `${path}: ${address}`));
  expect(written).toEqual([]);
});

test('no two pages share an address', () => {
  expect(new Set(own).size).toBe(own.length);
});

describe('every app screen', () => {
  it.each(screens.map(({ pattern }) => pattern))('belongs to a portal: %s', (pattern) => {
    expect(isOfPortal(pattern)).toBe(true);
  });

  it.each(screens)('is public or names a sign-in page: $pattern', ({ guard, signInAt, inSitemap }) => {
    const signIn = addresses.find(({ pattern }) => pattern === signInAt);
    expect(guard === 'everyone' || signIn?.signsIn).toBe(true);
    expect(inSitemap).toBeFalsy();
  });

  it.each(screens.filter(({ leadsTo }) => leadsTo))(
    'redirects to an existing address: $pattern',
    ({ leadsTo }) => {
      expect(own).toContain(leadsTo);
    },
  );
});

test('exactly the screens with a sign-in form have an endpoint to post it to', () => {
  const posted = Object.values(signInForms).map(({ path }) => path as string);
  const screens = addresses.filter(({ signsIn }) => signsIn).map(({ pattern }) => pattern);
  expect(posted.toSorted()).toEqual(screens.toSorted());
});

test('every first request of a page is an endpoint of the contract', () => {
  const reads = contract.filter(([, { method }]) => method === 'GET').map(([, { path }]) => plain(path));
  const first = addresses.flatMap(({ firstData = [] }) => firstData);
  expect(first.filter((path) => !reads.includes(plain(path)))).toEqual([]);
});

describe('an unknown address', () => {
  it.each(['/empresa/7/nothing', '/consultoria/nothing', '/leadmanager/x', '/admin/x', '/comercia/x'])(
    'is answered by a portal: %s',
    (path) => expect(isOfPortal(path)).toBe(true),
  );
  it.each(['/nothing', '/comercia-nothing', '/solutions/x', '/es/nothing', '/es/empresa/7'])(
    'is answered by the public site: %s',
    (path) => expect(isOfPortal(path)).toBe(false),
  );
});

test('the sitemap lists exactly the public pages, in both languages', () => {
  const listed = [...sitemap(addresses).matchAll(/<loc>https:\/\/public-url\.invalid(.*?)<\/loc>/g)];
  const pages = publicPages.flatMap(({ pattern }) => [pattern, twinOf(pattern, 'es')]);
  expect(listed.map(([, path]) => path)).toEqual(pages);
  expect(sitemap(addresses)).toContain(
    '<url><loc>https://public-url.invalid/es/legal</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://public-url.invalid/legal"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://public-url.invalid/es/legal"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://public-url.invalid/legal"/></url>',
  );
});
