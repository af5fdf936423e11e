// Writes every public page, in each language, as a file that is complete before any script runs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { checkBudgets } from './budget.mjs';
import { inProject } from './project-root.mjs';
import { drawSocialImage } from './social-image.mjs';

const origin = 'https://public-url.invalid';

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
  const fill = template();

  const files = site.pages.map((page) => ({ path: page.path, file: save(fileName(page.path), fill(page)) }));
  const missing = site.missing.map((page) => [
    page.language,
    save(`missing-${page.language}.html`, fill(page)),
  ]);
  save('shell.html', fill.shell());
  save('sitemap.xml', sitemap(site.indexable));
  save('robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  const patterns = site.appPatterns.map(asRegExp);
  save(
    'pages.json',
    JSON.stringify({ pages: files, missing: Object.fromEntries(missing), patterns }, null, 1),
  );

  mkdirSync(inProject('dist/client/og'), { recursive: true });
  for (const page of site.pages)
    writeFileSync(inProject(`dist/client${page.image}`), await drawSocialImage(page));
  checkBudgets(site.pages.map((page) => ({ ...page, file: inProject(`dist/pages/${fileName(page.path)}`) })));
}

const fileName = (path) => `${path.slice(1).replaceAll('/', '-') || 'home'}.html`;

function save(name, content) {
  writeFileSync(inProject(`dist/pages/${name}`), content);
  return name;
}

/** The built index.html as a function: its style sheet is written into each page, since one request less shows it sooner. */
function template() {
  const html = readFileSync(inProject('dist/client/index.html'), 'utf8');
  const withStyles = html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/, (_link, href) => {
    const css = readFileSync(inProject(`dist/client${href}`), 'utf8');
    return `<style>${css.trim()}</style>`;
  });
  const fill = ({ language, path, head, html: body, sources }) =>
    replaceOnce(withStyles, [
      ['<html lang="en">', `<html lang="${language}">`],
      ['<title>QuorumIA</title>', head],
      [
        '<div id="root"></div>',
        `<div id="root" data-path="${path}" data-modules="${modulesOf(sources).join(' ')}">${body}</div>`,
      ],
    ]);
  fill.shell = () => replaceOnce(html, [['</head>', '  <meta name="robots" content="noindex">\n  </head>']]);
  return fill;
}

function replaceOnce(text, replacements) {
  return replacements.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`The template has no ${from}`);
    return done.replace(from, () => to);
  }, text);
}

/** The built scripts of source files and of all that they import. */
export function modulesOf(sources) {
  const manifest = JSON.parse(readFileSync(inProject('dist/client/.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...files];
}

function sitemap(paths) {
  const english = paths.filter((path) => !/^\/es(\/|$)/.test(path));
  const spanish = (path) => (path === '/' ? '/es' : `/es${path}`);
  const links = (path) =>
    [
      ['en', path],
      ['es', spanish(path)],
      ['x-default', path],
    ].map(
      ([code, target]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${origin}${target}"/>`,
    );
  const urls = english
    .flatMap((path) => [path, spanish(path)].map((address) => [address, path]))
    .map(
      ([address, path]) => `  <url>\n    <loc>${origin}${address}</loc>\n${links(path).join('\n')}\n  </url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A pattern of the router as the source of a regular expression: `:name` is one part of the address, `:name?` may be missing. */
const asRegExp = (pattern) => `^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`;
