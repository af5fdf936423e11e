import { productImportMessages as texts } from '../../../../shared/marketing/products/messages';
import { say } from '../../../../shared/message';
import { optionalLink } from '../../../../shared/record-fields';
import type { ReadRow } from '../../../platform/imports/values/read-row';
import { folded, splitAt } from '../../../../shared/plain-text';
import { isPair } from '../products/analysis/split-text';
import { type Context, dayIn, pricesIn, type Say, textsOf, type WantedPrice } from './wanted-price';

/** What a row wants of a product. */
export interface Wanted {
  /** What it is known by in its file: `id …`, `sku …`, `name …`. */
  keys: string[];
  /** Its id in the other program. */
  externalId?: string;
  /** The key of the product that it is a variant of. */
  parent?: string;
  name?: string;
  shortName?: string;
  category?: string;
  characteristics?: string;
  advantages?: string;
  proof?: string;
  offer?: string;
  /** Descriptions of all lengths, HTML or not. */
  texts: string[];
  tags: string[];
  vendor?: string;
  /** Properties as `label: value`. */
  pairs: string[];
  /** Values by the name of the option that a variant has. */
  options: Map<string, string[]>;
  price?: WantedPrice;
  before?: WantedPrice;
  discount?: { percent: number; until?: string };
  url?: string;
}

/** Values of a cell that lists them, such as the parent row of WooCommerce: S, M, L. */
const valuesIn = (text: string) => splitAt(text, /[,|]/).filter(Boolean);

/** The options of a row. Their names and values stand in columns of their own, in the same order. */
function optionsOf(row: ReadRow): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const names = row.headers.optionName ?? [];
  for (const [place, header] of (row.headers.optionValue ?? []).entries()) {
    const number = /\d+/.exec(header)?.[0];
    const at = names.findIndex((name) => /\d+/.exec(name)?.[0] === number);
    const value = textsOf(row, 'optionValue')[place];
    if (value === undefined || folded(value) === 'default title') continue;
    // Later rows of a product in Shopify's files do not name the option again.
    found.set(at === -1 ? `#${number}` : (textsOf(row, 'optionName')[at] as string), valuesIn(value));
  }
  return found;
}

/** Properties in PrestaShop's cell: Composition:Cotton:1,Style:Casual:2. */
const pairsIn = (cells: readonly string[]) =>
  cells.flatMap((cell) =>
    cell
      .split(/,(?=[^,:]+:)/)
      .map((one) =>
        one
          .split(':')
          .slice(0, 2)
          .map((part) => part.trim())
          .join(': '),
      )
      .filter(isPair),
  );

/** WooCommerce names a parent by `id:44` or by its SKU. */
function parentOf(row: ReadRow): string | undefined {
  const [parent] = textsOf(row, 'parent');
  if (!parent) return undefined;
  const id = /^id:\s*(\d+)$/i.exec(parent)?.[1];
  return id ? `id ${id}` : `sku ${folded(parent)}`;
}

const isVariation = (row: ReadRow) => /variation|variaci/i.test(textsOf(row, 'rowType')[0] ?? '');

/** The last part of a path of categories, the first of several: Ropa > Camisetas, Ropa is Camisetas. */
const categoryIn = (cell: string | undefined) =>
  splitAt(cell?.split(/[,|]/)[0] ?? '', '>')
    .at(-1)
    ?.slice(0, 100);

function linkOf(row: ReadRow, warn: Say): string | undefined {
  const [cell] = textsOf(row, 'url');
  if (cell === undefined) return undefined;
  const read = optionalLink.safeParse(cell);
  if (read.success) return read.data ?? undefined;
  warn(say(texts['link.unread'], { value: cell.slice(0, 100) }));
  return undefined;
}

function cut(text: string | undefined, max: number, warn: Say): string | undefined {
  if (text === undefined || text.length <= max) return text;
  warn(say(texts['text.cut'], { value: text.slice(0, 40).replaceAll('{{', ''), max }));
  return text.slice(0, max).trim();
}

/** What stands in a row, without what is empty. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Reads what a row wants; `warn` takes messages about what it leaves out. */
export function wantedOf(row: ReadRow, context: Context, warn: Say): Wanted {
  const first = (field: string) => textsOf(row, field)[0];
  const [handle, sku] = [first('handle'), first('sku')];
  const name = cut(first('name'), 200, warn);
  const percent = row.values.discountPercent?.[0];
  const until = dayIn(row, 'discountEnds');
  const isDiscounted =
    typeof percent === 'number' && percent > 0 && (until === undefined || until >= context.today);
  const parent = isVariation(row) ? parentOf(row) : undefined;
  const keys = [
    ...(handle ? [`id ${handle}`] : []),
    ...(sku ? [`sku ${folded(sku)}`] : []),
    ...(name && !handle ? [`name ${folded(name)}`] : []),
  ];
  return {
    keys,
    texts: [...textsOf(row, 'summary'), ...textsOf(row, 'description')],
    options: optionsOf(row),
    tags: (row.values.tags?.[0] as string[] | undefined) ?? [],
    pairs: pairsIn(textsOf(row, 'features')),
    ...present({
      externalId: handle,
      parent,
      name,
      shortName: cut(first('shortName'), 40, warn),
      category: categoryIn(first('category')),
      characteristics: cut(first('characteristics'), 10_000, warn),
      advantages: cut(first('advantages'), 10_000, warn),
      proof: first('proof'),
      offer: first('offer'),
      vendor: first('vendor'),
      url: linkOf(row, warn),
      ...(isDiscounted && { discount: { percent, ...(until && { until }) } }),
      ...pricesIn(row, context, warn),
    }),
  };
}
