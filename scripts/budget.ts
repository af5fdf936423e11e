// What a visit may weigh. A page over its limit fails the build.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtAddresses, builtFile, entries, workerAddresses } from './built-client';

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

type Kind = keyof typeof limits;
const kinds = Object.keys(limits) as Kind[];

/** A page as a file, and the sources (from `client/`) that the app loads for it. */
interface WrittenPage {
  path: string;
  file: string;
  sources: readonly string[];
}

type Weight = Record<Kind, number> & { path: string };

/** Throws when a page weighs more than its limit; writes the heaviest of each kind. */
export function checkBudgets(pages: readonly WrittenPage[]): void {
  const weights = pages.map(weigh);
  const over = weights.flatMap((weight) =>
    kinds
      .filter((kind) => weight[kind] > limits[kind])
      .map((kind) => `${weight.path}: ${kind} weighs ${weight[kind]} bytes, ${limits[kind]} are allowed`),
  );
  if (over.length > 0) throw new Error(`Over the budget:\n  ${over.join('\n  ')}`);
  for (const kind of kinds) {
    const heaviest = weights.reduce((left, right) => (right[kind] > left[kind] ? right : left));
    console.log(
      `${kind}: at most ${(heaviest[kind] / KB).toFixed(1)} KB (${heaviest.path}) of ${(limits[kind] / KB).toFixed(1)} KB`,
    );
  }
}

function weigh({ path, file, sources }: WrittenPage): Weight {
  const html = readFileSync(file, 'utf8');
  const { modulesOf } = builtAddresses();
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n');
  const before = [...modulesOf([entries.heroCanvas]), ...workerAddresses()];
  return {
    path,
    page: compressed(html),
    scriptsBefore: compressed(inline) + sum(before),
    scripts: compressed(inline) + sum([...new Set([...before, ...modulesOf([entries.app, ...sources])])]),
  };
}

const sum = (addresses: readonly string[]) =>
  addresses.reduce((total, address) => total + compressed(readFileSync(builtFile(address))), 0);

const compressed = (content: string | Buffer) => brotliCompressSync(content).length;
