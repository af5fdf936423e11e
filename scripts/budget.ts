// The size limits of a visit. A page over a limit fails the build.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtAddresses, builtFile, entries, workerAddresses } from './built-client';

const KB = 1_024;

/** Bytes after brotli, for each public page. */
const limits = {
  /**
   * The page with its inline styles and drawings. With 1,000 bytes of headers it fits the ten segments of
   * 1,460 bytes that a connection sends before the first acknowledgement (RFC 6928). One more segment costs a
   * slow phone a round trip.
   */
  page: 13_600,
  /** Scripts that run before any interaction: the inline ones and the hero's canvas. */
  scriptsBefore: 10 * KB,
  /** All scripts of a first visit with an interaction. */
  scripts: 90 * KB,
};

type Kind = keyof typeof limits;
const kinds = Object.keys(limits) as Kind[];

/** A page's file, and the sources (from `client/`) that the app loads for it. */
interface WrittenPage {
  path: string;
  file: string;
  sources: readonly string[];
}

type Weight = Record<Kind, number> & { path: string };

/** Throws if a page exceeds a limit; prints the heaviest page of each kind. */
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
