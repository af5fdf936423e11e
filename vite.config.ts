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

/** The constants in place of an import, so that a bundle does without its module. */
const emptied = (names: string, value: string) =>
  names
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `const ${name} = ${value} as never;`)
    .join(' ');

/**
 * Leaves out of the browser's endpoints what only the server needs: the schemas that it parses with, the messages that it
 * answers with, and who may call. A screen that only reads would load zod (24 KB). A form imports its schema itself.
 */
const withoutSchemas: Plugin = {
  name: 'endpoints-without-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/(?:.*\/(?:\w+-)?endpoints|http\/endpoint)\.ts$/ },
    handler: (code) =>
      code
        // A schema may be a function, which an endpoint calls with the language of a form.
        .replace(/^import \{([^}]*)\} from '[^']*\/schemas';$/gm, (_import, names: string) =>
          emptied(names, '(() => ({}))'),
        )
        .replace(/^import \{([^}]*)\} from '[^']*\/messages';$/gm, (_import, names: string) =>
          emptied(names, '{}'),
        )
        // The words of the OpenAPI document.
        .replace(/\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"),?/g, '')
        // Who may call, when, and from where.
        .replace(/^const usual = \{[^}]*\} satisfies/m, 'const usual = {} satisfies')
        .replace(/\b(?:readersToo|whileClosing|isHeld|cors|frame): true,?/g, '')
        .replace(/\bproof: '(?:now|today)',?/g, ''),
  },
};

/** Leaves out of the browser how zod describes its schemas as JSON Schema (5 KB), which only the server does. */
const withoutJsonSchemas: Plugin = {
  name: 'zod-without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => {};`)
        .join('\n'),
  },
};

// The modules of every page; together they compress better than separately.
const everywhere = [
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store(?!.*with-selector)|wouter|regexparam)\//,
  /client\/src\/ui\/(controls\/(button|button-look|icon-button|spinner|fields\/(checkbox|checkbox-field|field|select-field|text-field))|feedback\/alert|navigation\/(link|skip-link|theme-switch)|texts\/common)\.tsx?$/,
  /client\/src\/(ui\/(card|icons|logo-mark)|i18n\/(dictionaries|formats|formatters|language-provider|translate|use-texts)|features\/site\/(layouts\/(band|section|split)|reveal))\.tsx?$/,
  /client\/src\/lib\/(account-store|address\/(head|lazy-page|page-routes|social-card)|class-names|language|storage|toast|use-stored-language|use-theme)\.tsx?$/,
  /shared\/(languages|logo|site|addresses\/\w+|http\/address)\.ts$/,
  /vite\/preload-helper/,
];

/**
 * The chunks of the portals, each with all that it imports and no earlier one holds. Few files, because over HTTP/1.1 each
 * round of six costs a round trip. The sign-in screens load `portal`, `controls`, `tabs` and `forms`.
 */
const chunks = [
  ['messages', /shared\/messages?\.ts/],
  [
    'calls',
    /client\/src\/lib\/(when-idle|api\/(api-client|first-requests|known-answers|session-key)|session\/(next-address|use-holds-token))\.tsx?$|shared\/(row-ids|\w+\/addresses)\.ts/,
  ],
  ['queries', /client\/src\/lib\/session\/use-signed-in-user\.ts/],
  ['portal', /client\/src\/(app\/(protected-route|first-data)|lib\/(api|session)\/)/],
  ['language-switch', /client\/src\/ui\/navigation\/language-switch\.tsx/],
  ['folds', /client\/src\/ui\/(chevron|plain-fold)\.tsx/],
  ['badge', /client\/src\/ui\/feedback\/badge\.tsx/],
  ['controls', /client\/src\/ui\/(portal-icons|controls\/form|navigation\/page-heading)\.tsx?$/],
  ['tabs', /client\/src\/ui\/navigation\/tabs\.tsx/],
  [
    'shell',
    /client\/src\/(features\/shell\/(portal-shell|shown-portal)|lib\/(lazy-part|forms\/use-growing)|ui\/(feedback\/|overlays\/(confirm-dialog|dialog|menu|card-acts)))/,
  ],
  [
    'consulting',
    /client\/src\/(pages\/consulting\/portal|features\/consulting\/(reads|company-\w+|level-badge|texts\/companies|items\/texts\/items|swot\/texts\/swot)\.tsx?$)/,
  ],
  ['forms', /client\/src\/lib\/forms\/use-save-form\.ts|shared\/fields\.ts/],
  ['table', /client\/src\/ui\/data-table\//],
] as const;

/**
 * The page of a product and its pieces, in one file for all product pages. What the home page also shows is left out: with
 * it, the home page would load the whole file.
 */
const product =
  /client\/src\/features\/site\/(layouts\/figure|product\/(?:sections\/)?(?!point-list)[\w-]+)\.tsx?$/;

/** The frame of the public pages and the small pieces that most of them show, for each of which a file of its own is mostly its head. */
const site =
  /client\/src\/features\/site\/(contact-details|sections|frame\/(texts\/frame|[\w-]+)|layouts\/(cards|ledger)|product\/sections\/point-list|texts\/meta)\.tsx?$/;

export default defineConfig({
  root: clientFolder,
  plugins: [react(), tailwindcss(), listPublicPaths, preloadFont, withoutSchemas, withoutJsonSchemas],
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
          groups: [
            {
              name: 'base',
              priority: 100,
              test: (file) => everywhere.some((part) => part.test(file)),
              includeDependenciesRecursively: false,
            },
            { name: 'site', test: site, includeDependenciesRecursively: false },
            { name: 'product', test: product, includeDependenciesRecursively: false },
            ...chunks.map(([name, test], index) => ({
              name,
              test,
              priority: chunks.length - index,
              includeDependenciesRecursively: true,
            })),
          ],
        },
      },
    },
  },
});
