import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { isSpanishAddress } from '../../../../shared/addresses/spanish';
import type { Address } from '../../../../shared/http/address';
import { answersPlaceholder, originPlaceholder } from '../../../../shared/site';
import type { PageSettings } from '../../feature';
import { compressFurther, readyPage } from './ready-page';
import { createScreens, type RenderedScreen, type Shell } from './screens';
import { sitemap } from './sitemap';
import { type StoredFile, sendStored } from './stored-file';

/** The build's list of rendered pages. */
export interface PageList {
  pages: { path: string; file: string }[];
  /** The page for unknown addresses, by language. */
  missing: Record<'en' | 'es', string>;
  screens: RenderedScreen[];
  shells: Shell[];
}

/** The settings that the pages are filled with. */
export interface PageContents {
  /** `publicUrl` is an origin. */
  config: { publicUrl: string };
  addresses: readonly Address[];
  settings: PageSettings;
}

/** The response for an address: a page, or the page for unknown addresses. */
export interface FoundPage {
  status: 200 | 404;
  page: StoredFile;
  /** Whether the page belongs to a portal or is a sign-in screen, whose language a cookie sets. */
  isPrivate?: boolean;
}

/** The pages of a build, filled in and compressed once. `inlineScripts` are the scripts inside the pages. */
export function createPages(folder: string, { config, addresses, settings }: PageContents) {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageList;
  const load = loaderOf(folder, textsOf(config.publicUrl, settings));
  const known = new Map([
    ...list.pages.map(({ path, file }): [string, StoredFile] => [path, load(file)]),
    ['/robots.txt', load('robots.txt')],
    ['/sitemap.xml', load('sitemap.xml', sitemap(addresses))],
  ]);
  const missing = { en: load(list.missing.en), es: load(list.missing.es) };
  const screens = createScreens(list, settings.flags, load);

  const all = [...new Set([...known.values(), ...Object.values(missing), ...screens.pages])];
  void compressFurther(all);
  return {
    inlineScripts: [...new Set(all.flatMap(inlineScripts))],
    has: (path: string) => known.has(path),
    find(request: Request): FoundPage {
      const page = known.get(request.path);
      const portal = page && screens.ofSession(request);
      if (page && !portal) return { status: 200, page };
      const screen = portal ?? screens.find(request);
      if (screen) return { status: 200, page: screen, isPrivate: true };
      return { status: 404, page: isSpanishAddress(request.path) ? missing.es : missing.en };
    },
  };
}

/** The replacement of each placeholder, escaped for HTML. */
function textsOf(publicUrl: string, { texts, answers }: PageSettings): Record<string, string> {
  const plain = { ...texts, [answersPlaceholder]: JSON.stringify(answers) };
  const escaped = Object.entries(plain).map(([from, to]) => [from, escapeHtml(to)]);
  return { [originPlaceholder]: publicUrl, ...Object.fromEntries(escaped) } as Record<string, string>;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Reads and compresses each file once, even if several addresses share it. */
function loaderOf(folder: string, texts: Record<string, string>) {
  const loaded = new Map<string, StoredFile>();
  return (file: string, template?: string): StoredFile => {
    const page =
      loaded.get(file) ?? readyPage(file, template ?? readFileSync(join(folder, file), 'utf8'), texts);
    loaded.set(file, page);
    return page;
  };
}

/** Sends the page that was found for an address. */
export function sendPage({ status, page, isPrivate }: FoundPage, request: Request, response: Response): void {
  response.status(status).set('Cache-Control', 'no-cache');
  // Windows of other sites get no reference to a private page. Public pages go without this header, because it makes a
  // browser start a new process, which delays the first paint.
  if (isPrivate) response.set('Cross-Origin-Opener-Policy', 'same-origin').vary('Cookie');
  sendStored(page, request, response);
}

const inlineScripts = ({ bodies }: StoredFile): string[] =>
  [...bodies.identity.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code as string);
