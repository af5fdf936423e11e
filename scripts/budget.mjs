// What a visit may weigh. A page over its limit fails the build.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inProject } from './project-root.mjs';
import { modulesOf } from './prerender.mjs';

const KB = 1_024;

/** Bytes after brotli, for any public page. */
const limits = {
  /**
   * The page itself, with its styles and drawings: with 1,000 bytes of headers, the ten segments of 1,460 bytes that a
   * connection carries before it hears back (RFC 6928). One more costs a slow phone a round trip.
   */
  page: 13_600,
  /** Scripts that run before the visitor does anything: those inside the page and the hero's canvas. */
  scriptsBefore: 10 * KB,
  /** Every script of a first visit that the visitor then uses. */
  scripts: 90 * KB,
};

const app = 'src/app/main.tsx';
const canvas = 'src/features/site/hero-canvas.ts';

/** Throws when a page weighs more than its limit; writes the heaviest of each kind. */
export function checkBudgets(pages) {
  const weights = pages.map(weigh);
  const over = weights.flatMap(({ path, ...weight }) =>
    Object.keys(limits)
      .filter((kind) => weight[kind] > limits[kind])
      .map((kind) => `${path}: ${kind} weighs ${weight[kind]} bytes, ${limits[kind]} are allowed`),
  );
  if (over.length > 0) throw new Error(`Over the budget:\n  ${over.join('\n  ')}`);
  for (const kind of Object.keys(limits)) {
    const heaviest = weights.reduce((left, right) => (right[kind] > left[kind] ? right : left));
    console.log(
      `${kind}: at most ${(heaviest[kind] / KB).toFixed(1)} KB (${heaviest.path}) of ${(limits[kind] / KB).toFixed(1)} KB`,
    );
  }
}

function weigh({ path, file, sources }) {
  const html = readFileSync(file, 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n');
  const before = [...modulesOf([canvas]), ...workers()];
  return {
    path,
    page: compressed(html),
    scriptsBefore: compressed(inline) + sum(before),
    scripts: compressed(inline) + sum([...new Set([...before, ...modulesOf([app, ...sources])])]),
  };
}

const workers = () =>
  readdirSync(inProject('dist/client/assets'))
    .filter((name) => /\.worker-.*\.js$/.test(name))
    .map((name) => `/assets/${name}`);

const sum = (files) =>
  files.reduce((total, file) => total + compressed(readFileSync(inProject(`dist/client${file}`))), 0);

const compressed = (content) => brotliCompressSync(content).length;
