// Writes every public page, in each language, as a file that is complete without scripts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type { prerenderSite } from '../../client/src/prerender/prerender';
import type { PageList } from '../../server/platform/http/pages/pages';
import type { Language } from '../../shared/languages';
import type { WrittenPage } from '../budget';
import { smallest } from '../compress';
import { askedLater, builtFile } from '../built-client';
import { inProject } from '../in-project';
import { pageTemplate } from './page-template';
import { shellTemplate } from './shell-template';
import { drawSocialImage } from './social-image';
import { viteOptions } from '../vite-options';

type Site = Awaited<ReturnType<typeof prerenderSite>>;

/** Bytes of a file of an example after brotli. */
const mostOfExample = 6 * 1_024;

const pagesFolder = inProject('dist/pages');

/**
 * Renders the pages of the built client into `dist/pages` and draws their social images; resolves to the list of pages.
 */
export async function prerender(): Promise<Record<'pages' | 'screens', WrittenPage[]>> {
  const site = await renderedSite();
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  nameManifest(site);
  const { pages, screens } = await writePages(site);
  await drawSocialImages(site);
  await writeExamples(site);
  const inFiles = <Page extends { file: string }>(some: Page[]) =>
    some.map((page) => ({ ...page, file: inPages(page.file) }));
  return { pages: inFiles(pages), screens: inFiles(screens) };
}

/** Builds the prerendering code and runs it. */
async function renderedSite(): Promise<Site> {
  const outDir = inProject('dist/prerender');
  const ssr = inProject('client/src/prerender/prerender.tsx');
  await build(mergeConfig(viteOptions, { build: { ssr, outDir, copyPublicDir: false, manifest: false } }));
  const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
    prerenderSite: typeof prerenderSite;
  };
  return module.prerenderSite();
}

async function writePages(site: Site) {
  const template = pageTemplate(site.name);
  const pages: Written<PageList['pages']> = [];
  for (const page of site.pages) {
    const { path, sources } = page;
    pages.push({ path, sources, file: save(fileName(path), await template.fill(page)) });
  }
  const missing: Partial<PageList['missing']> = {};
  for (const page of site.missing)
    missing[page.language] = save(`missing-${page.language}.html`, await template.fill(page));
  const screens = await writeScreens(site, template);
  const shells = await writeShells(site);
  save('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  const list = { pages, missing, screens, shells };
  const withoutSources = (key: string, value: unknown) => (key === 'sources' ? undefined : value);
  save('pages.json', JSON.stringify(list, withoutSources, 1));
  return list;
}

/** The list of pages for the server, with the sources of each page. */
type Written<List extends object[]> = (List[number] & { sources: string[] })[];

type Template = ReturnType<typeof pageTemplate>;

/**
 * Screens with the same content share a file, because a demo account or closed registration changes only some of them.
 */
async function writeScreens({ screens }: Site, template: Template) {
  const files = new Map<string, string>();
  const listed: Written<PageList['screens']> = [];
  for (const { path, language, search, flags, ...content } of screens) {
    const key = [path, language, search, content.html].join('\n');
    const name = `screen-${files.size}-${language}-${fileName(path)}`;
    const file = files.get(key) ?? save(name, await template.fill({ path, language, search, ...content }));
    files.set(key, file);
    listed.push({ path, language, search, flags, file, sources: content.sources });
  }
  return listed;
}

async function writeShells({ shells, name }: Site): Promise<PageList['shells']> {
  const fill = shellTemplate(name);
  const listed: PageList['shells'] = [];
  for (const [index, shell] of shells.entries()) {
    const write = async (language: Language) => {
      const waiting = await shell.waiting(language);
      return save(`shell-${index}-${language}.html`, await fill({ ...shell, language, waiting }));
    };
    listed.push({ pattern: shell.pattern, files: { en: await write('en'), es: await write('es') } });
  }
  return listed;
}

async function drawSocialImages({ pages, name, imageSize }: Site) {
  mkdirSync(builtFile('og'), { recursive: true });
  for (const page of pages)
    writeFileSync(builtFile(page.image), await drawSocialImage({ ...page, siteName: name }, imageSize));
}

/** Writes the home page's examples; one that is too large for a choice at a slow connection fails the build. */
async function writeExamples({ examples }: Site) {
  for (const { address, content } of examples) {
    const file = builtFile(address);
    const json = JSON.stringify(content);
    const { length } = await smallest(json);
    if (length > mostOfExample) throw new Error(`${address} weighs ${length} bytes of ${mostOfExample}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json);
  }
}

/** Writes the site's name into the web manifest. */
function nameManifest({ name }: Site) {
  const file = builtFile(askedLater.manifest);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, name, short_name: name }));
}

const fileName = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;

const inPages = (name: string) => join(pagesFolder, name);

function save(name: string, content: string): string {
  writeFileSync(inPages(name), content);
  return name;
}
