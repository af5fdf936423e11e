// Writes every public page, in each language, as a file that is complete before any script runs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSync, transformSync } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { build } from 'vite';
import { checkBudgets } from './budget.mjs';
import { inProject } from './project-root.mjs';
import { drawSocialImage } from './social-image.mjs';

/** Renders the pages of the built client into `dist/pages`, and draws their social pictures. */
export async function prerender() {
  await build({
    configFile: inProject('vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: inProject('client/src/app/prerender.tsx'),
      outDir: inProject('dist/prerender'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const { prerenderSite } = await import(inProject('dist/prerender/prerender.js'));
  const site = await prerenderSite();
  rmSync(inProject('dist/pages'), { recursive: true, force: true });
  mkdirSync(inProject('dist/pages'), { recursive: true });
  const fill = template(site);
  nameManifest(site);

  const files = [];
  for (const page of site.pages)
    files.push({ path: page.path, file: save(fileName(page.path), await fill(page)) });
  const missing = {};
  for (const page of site.missing)
    missing[page.language] = save(`missing-${page.language}.html`, await fill(page));
  save('shell.html', fill.shell());
  save('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  save('pages.json', JSON.stringify({ pages: files, missing }, null, 1));

  mkdirSync(inProject('dist/client/og'), { recursive: true });
  for (const page of site.pages)
    writeFileSync(
      inProject(`dist/client${page.image}`),
      await drawSocialImage({ ...page, siteName: site.name }, site.imageSize),
    );
  checkBudgets(site.pages.map((page) => ({ ...page, file: inProject(`dist/pages/${fileName(page.path)}`) })));
}

/** The web manifest, under the site's name. */
function nameManifest({ name }) {
  const file = inProject('dist/client/site.webmanifest');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, name, short_name: name }));
}

const fileName = (path) => `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;

function save(name, content) {
  writeFileSync(inProject(`dist/pages/${name}`), content);
  return name;
}

/**
 * The built index.html as a function. A page gets the styles that it uses, written into it, since one request less
 * shows it sooner; the whole style sheet comes with the app.
 */
function template({ name }) {
  const html = readFileSync(inProject('dist/client/index.html'), 'utf8')
    .replace(
      /<script>(.*?)<\/script>/s,
      (_, script) => `<script>${transformSync(script, { minify: true }).code.trim()}</script>`,
    )
    .replace(/<title>.*?<\/title>/, () => `<title>${name}</title>`);
  const [link, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/.exec(html) ?? [];
  const modules = [
    ...html.matchAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g),
  ];
  const css = readFileSync(inProject(`dist/client${sheet}`), 'utf8');
  const [preload] = /<link rel="preload" as="font"[^>]*>/.exec(html) ?? [];
  // The page begins in the local typeface; refine.ts brings its own.
  const fallbackFont = ':root{--font:var(--font-fallback)}';
  const ownFont = ':root{--font:"Public Sans",var(--font-fallback)}';
  const drawing = readFileSync(inProject('client/public/favicon.svg'), 'utf8').replace(/>\s+</g, '><').trim();
  const icon = `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}`;
  const bootScript = inlineBoot();
  const fill = async ({ language, path, head, html: body, sources }) => {
    const wanted = modulesOf(sources).join(' ');
    const root = `<div id="root" data-path="${path}" data-modules="${wanted}" data-styles="${sheet}">${body}</div>`;
    const styles = await stylesOf(css, `<html><head></head><body>${root}</body></html>`);
    return replaceOnce(html, [
      ['<html lang="en">', `<html lang="${language}">`],
      [link, `<style>${styles}${fallbackFont}</style>\n    <noscript><style>${ownFont}</style></noscript>`],
      ['href="/favicon.svg"', `href="${icon}"`],
      ['<link rel="manifest" href="/site.webmanifest">', ''],
      [preload, ''],
      ...modules.map(([module]) => [module, '']),
      ['<div id="root"></div>', `${root}\n    <script>${bootScript}</script>`],
      // Last, so that nothing of it is taken for the template's.
      [`<title>${name}</title>`, head],
    ]);
  };
  fill.shell = () => replaceOnce(html, [['</head>', '  <meta name="robots" content="noindex">\n  </head>']]);
  return fill;
}

/** The boot script as one classic script, which loads what was built. */
function inlineBoot() {
  const manifest = builtManifest();
  const address = (source) => JSON.stringify(`/${manifest[source].file}`);
  const { outputFiles } = buildSync({
    entryPoints: [inProject('client/src/app/inline-entry.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // As a module it would wait for the whole page; as its own function it leaves no names behind.
    banner: { js: '(()=>{' },
    footer: { js: '})()' },
    external: ['/assets/*'],
    target: 'es2022',
    tsconfig: inProject('tsconfig.json'),
    define: {
      APP_ADDRESS: address('src/app/main.tsx'),
      HERO_CANVAS_ADDRESS: address('src/features/site/hero-canvas.ts'),
    },
  });
  return outputFiles[0].text.trim();
}

/** Class names as the style sheet knows them: those that name a child (“[&>canvas]:…”) are escaped in HTML. */
const classesIn = (html) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
    names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(/\s+/),
  );

const variablesIn = (text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);

/**
 * The rules that a page needs until the app is there. Attributes that scripts set count as present, and the colours
 * that the hero's canvas reads as used.
 */
async function stylesOf(css, html) {
  const [{ css: used }] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => [...(content.match(/[^<>"'`\s=]+/g) ?? []), ...classesIn(content)],
    dynamicAttributes: ['data-moving', 'data-theme', 'data-compact', 'open', 'disabled', 'lang'],
    variables: true,
    keyframes: true,
    safelist: {
      standard: ['html', 'body', 'canvas'],
      variables: ['--brand', '--accent', ...variablesIn(html)],
    },
  });
  const variables = new Set(variablesIn(used));
  return used.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (variables.has(name) ? rule : ''));
}

function replaceOnce(text, replacements) {
  return replacements.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`The template has no ${from}`);
    return done.replace(from, () => to);
  }, text);
}

const builtManifest = () => JSON.parse(readFileSync(inProject('dist/client/.vite/manifest.json'), 'utf8'));

/** The built scripts of source files and of all that they import. */
export function modulesOf(sources) {
  const manifest = builtManifest();
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...files];
}
