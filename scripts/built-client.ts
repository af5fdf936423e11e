// The paths and addresses of the built client, for its configuration and for the scripts that read it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { inProject } from './in-project';

/** The client's sources; `entries` and the sources of a page are relative to this folder. */
export const clientFolder = inProject('client');

/** The build's output; addresses are relative to this folder. */
export const builtFolder = inProject('dist/client');

/**
 * Sources with their own output file; the inline script of a prerendered page loads the last two by address.
 */
export const entries = {
  page: 'index.html',
  app: 'src/app/main.tsx',
  heroCanvas: 'src/features/site/hero/hero-canvas.ts',
} as const;

/** Addresses that the boot script of a prerendered page loads after the first paint, as written in the page. */
export const askedLater = { typeface: '"Public Sans"', manifest: '/site.webmanifest' } as const;

const assets = 'assets';

/**
 * Every page contains the names of all chunks, so each character less in a name saves about 50 bytes per page. Seven is
 * the shortest hash.
 */
export const chunkFileNames = `${assets}/[name]-[hash:7].js`;

/** The addresses of all chunks, as an esbuild pattern. */
export const assetAddresses = `/${assets}/*`;

/** The attributes of the link that loads the font in parallel with the style sheet. */
export const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

/** Matches the `fontPreload` link in a built page. */
export const fontPreloadElement = new RegExp(`<link rel="${fontPreload.rel}" as="${fontPreload.as}"[^>]*>`);

/** The file of the built client at an address. */
export const builtFile = (address: string) => join(builtFolder, address);

/** The addresses of the web workers' scripts. */
export const workerAddresses = () =>
  readdirSync(builtFile(assets))
    .filter((name) => /\.worker-.*\.js$/.test(name))
    .map((name) => `/${assets}/${name}`);

/** The addresses of built sources, by their path from `client/`. Throws for a source without a chunk. */
export function builtAddresses() {
  const manifest = JSON.parse(readFileSync(builtFile('.vite/manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    return chunk;
  };

  /** The scripts of the sources and of their static imports. */
  function modulesOf(sources: readonly string[]): string[] {
    const addresses = new Set<string>();
    const add = (source: string) => {
      const { file, imports = [] } = chunkOf(source);
      if (addresses.has(`/${file}`)) return;
      addresses.add(`/${file}`);
      imports.forEach(add);
    };
    sources.forEach(add);
    return [...addresses];
  }

  /** The sources of the texts in a language that these sources may load. */
  function textsOf(sources: readonly string[], language: string): string[] {
    const isText = (source: string) => source.includes('/texts/') && source.endsWith(`.${language}.ts`);
    const ownOf = Object.fromEntries(
      Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk.dynamicImports]),
    );
    return [...new Set(modulesOf(sources).flatMap((address) => ownOf[address] ?? []))].filter(isText);
  }

  return {
    textsOf,
    modulesOf,
    addressOf: (source: string) => `/${chunkOf(source).file}`,
  };
}
