// Writes every public page, in each language, as a file that is complete without scripts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import type { prerenderSite } from '../client/src/prerender/prerender';
import type { PageList } from '../server/platform/http/pages/pages';
import { checkBudgets } from './budget';
import { askedLater, builtFile } from './built-client';
import { inProject } from './in-project';
import { pageTemplate } from './page-template';
import { drawSocialImage } from './social-image';
import { viteOptions } from './vite-options';

type Site = Awaited<ReturnType<typeof prerenderSite>>;

const pagesFolder = inProject('dist/pages');

/** Renders the pages of the built client into `dist/pages` and draws their social images. */
export async function prerender(): Promise<void> {
  const site = await renderedSite();
  rmSync(pagesFolder, { recursive: true, force: true });
  mkdirSync(pagesFolder, { recursive: true });
  nameManifest(site);
  await writePages(site);
  await drawSocialImages(site);
  checkBudgets(site.pages.map((page) => ({ ...page, file: inPages(fileName(page.path)) })));
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
  const pages: PageList['pages'] = [];
  for (const page of site.pages)
    pages.push({ path: page.path, file: save(fileName(page.path), await template.fill(page)) });
  const missing: Partial<PageList['missing']> = {};
  for (const page of site.missing)
    missing[page.language] = save(`missing-${page.language}.html`, await template.fill(page));
  save('shell.html', template.shell());
  save('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  save('pages.json', JSON.stringify({ pages, missing }, null, 1));
}

async function drawSocialImages({ pages, name, imageSize }: Site) {
  mkdirSync(builtFile('og'), { recursive: true });
  for (const page of pages)
    writeFileSync(builtFile(page.image), await drawSocialImage({ ...page, siteName: name }, imageSize));
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
