import type { Written } from '../../../../shared/acts/entities';
import type { ProductFields } from '../products/complete-product';
import type { Wanted } from './wanted';
import type { WantedPrice } from './wanted-price';

/** A product as it is stored. */
export interface StoredProduct {
  fields: ProductFields;
  lastFact: number;
}

/** A product that rows of a file create or change: what its rows say together. */
export interface Draft {
  id: number | null;
  /** Null for one that the import creates, or would. */
  stored: StoredProduct | null;
  /** The line of its first row. */
  line: number;
  /** An earlier step of the import made or changed it. */
  isGoingOn: boolean;
  wanted: Wanted;
  /** The names of options by their numbers, which later rows leave out. */
  optionNames: Map<string, string>;
  /** Its variants have several prices. */
  hasSeveralPrices: boolean;
  /** The fields to write; undefined when nothing is new. */
  changes?: Written<'marketingProduct'> | undefined;
}

/** A draft without any row. */
export const newDraft = (line: number, given: Partial<Draft> = {}): Draft => ({
  id: null,
  stored: null,
  line,
  isGoingOn: false,
  hasSeveralPrices: false,
  wanted: { keys: [], texts: [], tags: [], pairs: [], options: new Map() },
  optionNames: new Map(),
  ...given,
});

const lower = (left: WantedPrice | undefined, right: WantedPrice | undefined) => {
  if (!left || !right) return left ?? right;
  return (right.minor ?? Number.POSITIVE_INFINITY) < (left.minor ?? Number.POSITIVE_INFINITY) ? right : left;
};

function addOptions({ optionNames, wanted }: Draft, given: ReadonlyMap<string, string[]>) {
  for (const [key, values] of given) {
    const name = key.startsWith('#') ? optionNames.get(key) : key;
    if (name === undefined) continue;
    wanted.options.set(name, [...new Set([...(wanted.options.get(name) ?? []), ...values])]);
  }
}

/** Adds what a row wants: the first to say something counts, options are gathered, and the lowest price is told. */
export function addRow(draft: Draft, given: Wanted): void {
  const { wanted } = draft;
  for (const [place, name] of [...given.options.keys()].entries()) {
    if (!name.startsWith('#')) draft.optionNames.set(`#${place + 1}`, name);
  }
  addOptions(draft, given.options);
  const [now, other] = [wanted.price?.minor, given.price?.minor];
  const isOther = typeof now === 'number' && typeof other === 'number' && now !== other;
  draft.hasSeveralPrices ||= isOther;
  const price = lower(wanted.price, given.price);
  const before =
    price === wanted.price
      ? (wanted.before ?? (price === given.price ? given.before : undefined))
      : given.before;
  const { options: _options, keys: _keys, texts, tags, pairs, parent: _parent, ...fields } = given;
  draft.wanted = {
    ...fields,
    ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
    keys: [...new Set([...wanted.keys, ...given.keys])],
    options: wanted.options,
    texts: [...wanted.texts, ...texts],
    tags: [...new Set([...wanted.tags, ...tags])],
    pairs: [...new Set([...wanted.pairs, ...pairs])],
  };
  if (price) draft.wanted.price = price;
  if (before) draft.wanted.before = before;
  else delete draft.wanted.before;
}
