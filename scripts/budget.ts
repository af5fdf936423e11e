// The size limits of a visit. A page over a limit fails the build.
import { readFileSync } from 'node:fs';
import { builtAddresses, builtFile, entries, workerAddresses } from './built-client';
import { sentSize, smallest } from './compress';

const KB = 1_024;

/** Bytes after brotli, for each page. */
const ofSite = {
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

/**
 * Pages that may be larger. The home page shows a screen of each portal: the first ten segments hold everything down to
 * the first one. The sample report is a complete report on 27 entries: its first screens fit the first ten
 * segments, and the rest arrives a round trip later.
 */
const largerPages: Record<string, number> = {
  '/': 20_000,
  '/es': 20_000,
  '/sample-report': 20_000,
  '/es/sample-report': 20_000,
};

type Kind = keyof typeof ofSite;
type Limits = Record<Kind, number>;
const kinds = Object.keys(ofSite) as Kind[];

/** The limits of the public pages and of the sign-in screens, which need further libraries for forms and data. */
export const limits = {
  site: ofSite,
  screens: { ...ofSite, scripts: 150 * KB },
} satisfies Record<string, Limits>;

/** A page's file, and the sources (from `client/`) that the app loads for it. */
export interface WrittenPage {
  path: string;
  file: string;
  sources: readonly string[];
}

/** What the palette adds at its first opening: its own script, with the assistant's panel, and the assistant's texts. */
const palette = {
  sources: ['src/pages/palette/portal-palette.tsx', 'src/features/assistant/texts/assistant.es.ts'],
  limit: 15 * KB,
};

/** Throws if the palette with the assistant's panel exceeds its limit; prints its weight. */
export function checkPalette(): void {
  const { addressOf } = builtAddresses();
  const weight = palette.sources.reduce((sum, source) => sum + sentSize(builtFile(addressOf(source))), 0);
  if (weight > palette.limit) throw new Error(`The palette weighs ${weight} bytes of ${palette.limit}`);
  console.log(`      palette: ${(weight / KB).toFixed(2)} KB of ${(palette.limit / KB).toFixed(2)} KB`);
}

type Weight = Record<Kind, number> & { path: string };

/**
 * Throws if a page exceeds a limit; prints the heaviest page of each kind. Needs the compressed client, whose file
 * sizes it reads. The pages themselves are compressed here, each file once, because the server compresses them only at
 * its start.
 */
export async function checkBudgets(pages: readonly WrittenPage[], limits: Limits): Promise<void> {
  const weights = await weigh(pages);
  const limitOf = (kind: Kind, path: string) => (kind === 'page' && largerPages[path]) || limits[kind];
  const over = weights.flatMap((weight) =>
    kinds
      .filter((kind) => weight[kind] > limitOf(kind, weight.path))
      .map(
        (kind) =>
          `${weight.path}: ${kind} weighs ${weight[kind]} bytes, ${limitOf(kind, weight.path)} are allowed`,
      ),
  );
  if (over.length > 0) throw new Error(`Over the budget:\n  ${over.join('\n  ')}`);
  for (const kind of kinds) {
    const shareOf = (weight: Weight) => weight[kind] / limitOf(kind, weight.path);
    const heaviest = weights.reduce((left, right) => (shareOf(right) > shareOf(left) ? right : left));
    const inKB = (bytes: number) => `${(bytes / KB).toFixed(2)} KB`;
    console.log(
      `      ${kind}: at most ${inKB(heaviest[kind])} (${heaviest.path}) of ${inKB(limitOf(kind, heaviest.path))}`,
    );
  }
}

async function weigh(pages: readonly WrittenPage[]): Promise<Weight[]> {
  const { modulesOf } = builtAddresses();
  const sizes = compressedSizes();
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + sentSize(builtFile(address)), 0);
  const before = [...modulesOf([entries.heroCanvas]), ...workerAddresses()];
  return Promise.all(
    pages.map(async ({ path, file, sources }) => {
      const html = readFileSync(file, 'utf8');
      const inline = await sizes(
        [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n'),
      );
      return {
        path,
        page: await sizes(html),
        scriptsBefore: inline + sum(before),
        scripts: inline + sum([...new Set([...before, ...modulesOf([entries.app, ...sources])])]),
      };
    }),
  );
}

/** The size of a text after compression; each text is compressed once. */
function compressedSizes() {
  const sizes = new Map<string, Promise<number>>();
  return (text: string) => {
    const size = sizes.get(text) ?? smallest(text).then(({ length }) => length);
    sizes.set(text, size);
    return size;
  };
}
