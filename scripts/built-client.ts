// What the built client is made of, for the configuration that builds it and for the scripts that read it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { inProject } from './in-project';

/** The client's sources; the names of `entries` and of what a page loads begin here. */
export const clientFolder = inProject('client');

/** Where the client is built; the addresses of what is built begin here. */
export const builtFolder = inProject('dist/client');

/** Sources that are built under an address of their own: the script inside rendered pages asks for the last two by theirs. */
export const entries = {
  page: 'index.html',
  app: 'src/app/main.tsx',
  heroCanvas: 'src/features/site/hero/hero-canvas.ts',
} as const;

/** What a rendered page leaves out and its boot script asks for after the first picture, as written there. */
export const askedLater = { typeface: '"Public Sans"', manifest: '/site.webmanifest' } as const;

const assets = 'assets';

/** Every page loads the names of all chunks: a character less in each saves some fifty bytes. Seven is the fewest. */
export const chunkFileNames = `${assets}/[name]-[hash:7].js`;

/** The addresses of all chunks, as a pattern of esbuild. */
export const assetAddresses = `/${assets}/*`;

/** The attributes of the element that asks for the font while the style sheet is still on its way. */
export const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

/** Finds the element of `fontPreload` in a built page. */
export const fontPreloadElement = new RegExp(`<link rel="${fontPreload.rel}" as="${fontPreload.as}"[^>]*>`);

/** A file of the built client by its address. */
export const builtFile = (address: string) => join(builtFolder, address);

/** The addresses of the scripts that run beside the page. */
export const workerAddresses = () =>
  readdirSync(builtFile(assets))
    .filter((name) => /\.worker-.*\.js$/.test(name))
    .map((name) => `/${assets}/${name}`);

/** The addresses of what has been built, by source (from `client/`). Throws for a source that is no chunk. */
export function builtAddresses() {
  const manifest = JSON.parse(readFileSync(builtFile('.vite/manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    return chunk;
  };

  /** The scripts of sources and of all that they import. */
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

  return { addressOf: (source: string) => `/${chunkOf(source).file}`, modulesOf };
}
