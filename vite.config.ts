import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { builtFolder, chunkFileNames, clientFolder, entries, fontPreload } from './scripts/built-client';
import { inProject } from './scripts/in-project';
import { projectRoot } from './server/platform/project-root';

/**
 * Gives the boot script in index.html the addresses with a Spanish twin, and those of them that are also a
 * portal.
 */
const listPublicPaths: Plugin = {
  name: 'list-public-paths',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./shared/addresses/site')>(
      inProject('shared/addresses/site.ts'),
    );
    const pages = Object.values(module.sitePages);
    const patternsOf = (some: typeof pages) => JSON.stringify(some.map(({ pattern }) => pattern));
    return html
      .replace('__PUBLIC_PATHS__', patternsOf(pages))
      .replace('__PORTAL_PATHS__', patternsOf(pages.filter(({ twin }) => twin === 'signedOut')));
  },
};

/** Loads the font in parallel with the style sheet. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: { ...fontPreload, href: `/${file}` },
        injectTo: 'head' as const,
      })),
};

// The modules of every page; together they compress better than separately.
const everywhere = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|wouter|regexparam)\//,
  /client\/src\/ui\/(controls\/(button|button-look|checkbox-field|field|icon-button|select-field|spinner|text-field)|feedback\/alert|navigation\/(link|skip-link|theme-switch)|texts\/common)\.tsx?$/,
  /client\/src\/(ui\/(card|icons|logo-mark)|i18n\/(formats|language-provider|translate|use-texts)|features\/site\/(section|reveal))\.tsx?$/,
  /client\/src\/lib\/(address\/(head|lazy-page|page-routes|social-card)|class-names|language|storage|toast|use-theme)\.tsx?$/,
  /shared\/(languages|site|addresses\/\w+|http\/address)\.ts$/,
  /vite\/preload-helper/,
];

export default defineConfig({
  root: clientFolder,
  plugins: [react(), tailwindcss(), listPublicPaths, preloadFont],
  resolve: { alias: { '@shared': inProject('shared'), '@': inProject('client/src') } },
  server: { fs: { allow: [projectRoot] } },
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.values(entries).map((entry) => join(clientFolder, entry)),
      output: {
        chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'base', test: (file) => everywhere.some((part) => part.test(file)) }],
        },
      },
    },
  },
});
