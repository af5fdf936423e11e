import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

const projectRoot = fileURLToPath(new URL('.', import.meta.url));
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tells the boot script in index.html which addresses have a Spanish twin, and which of them are a portal too. */
const listPublicPaths: Plugin = {
  name: 'list-public-paths',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./shared/addresses/site')>(
      path('./shared/addresses/site.ts'),
    );
    const pages = Object.values(module.sitePages);
    const patternsOf = (some: typeof pages) => JSON.stringify(some.map(({ pattern }) => pattern));
    return html
      .replace('__PUBLIC_PATHS__', patternsOf(pages))
      .replace('__PORTAL_PATHS__', patternsOf(pages.filter(({ twin }) => twin === 'signedOut')));
  },
};

/** Asks for the font while the style sheet is still on its way. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: '',
        },
        injectTo: 'head' as const,
      })),
};

// On every page; in one file they compress to two thirds of what they weigh one by one.
const everywhere =
  /client\/src\/(ui\/(alert|button|button-look|card|icon-button|icons|link|logo-mark|skip-link|spinner|theme-switch|field|text-field|select-field|checkbox-field|toast)|lib\/(class-names|head|lazy-page|page-routes|social-card|theme)|i18n\/formats|features\/site\/(section|reveal))\.tsx?$/;

export default defineConfig({
  root: path('./client'),
  plugins: [react(), tailwindcss(), listPublicPaths, preloadFont],
  resolve: { alias: { '@shared': path('./shared'), '@': path('./client/src') } },
  server: { fs: { allow: [projectRoot] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The script inside rendered pages asks for the last two by their addresses.
      input: [
        path('./client/index.html'),
        path('./client/src/app/main.tsx'),
        path('./client/src/features/site/hero-canvas.ts'),
      ],
      output: {
        // Every page loads the names of all chunks: a character less in each saves some fifty bytes. Seven is the fewest.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'ui', test: everywhere }] },
      },
    },
  },
});
