/** What a fact says: what the thing is or has, what it does for somebody, why to believe it, on which terms it is sold. */
export const factKinds = ['feature', 'advantage', 'proof', 'offer'] as const;
export type FactKind = (typeof factKinds)[number];

/** How a fact is worded: a tag such as a noun phrase or `label: value` is no sentence. */
export const factShapes = ['sentence', 'phrase', 'pair'] as const;
export type FactShape = (typeof factShapes)[number];

/** Where a fact was read. */
export const factSources = ['form', 'csv', 'text', 'answer'] as const;
export type FactSource = (typeof factSources)[number];

/** What a price includes, or that it is told on request. */
export const priceBases = ['incl', 'excl', 'request'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** The parts of a product's score. */
export const scoreParts = [
  ...['name', 'audience', 'category', 'features', 'advantages'],
  ...['price', 'proof', 'offer', 'url'],
] as const;
export type ScorePart = (typeof scoreParts)[number];

/** Points of each part at most; features and advantages count one by one. */
export const scorePoints = {
  name: 10,
  audience: 10,
  category: 5,
  features: { each: 8, most: 24 },
  advantages: { each: 10, most: 20 },
  price: 15,
  proof: 8,
  offer: 4,
  url: 4,
} as const;

/** A product is ready from this score on, with at least so many facts; under `thin` facts it has little to say. */
export const readiness = { score: 60, facts: 3, thin: 6 } as const;

/** Questions that are answered in place, with a fact or a field of the product. */
export const answerable = [
  ...['features', 'advantages', 'proof', 'offer'],
  ...['category', 'price', 'url'],
] as const;
export type Answerable = (typeof answerable)[number];

/** Facts of a product at most, and characters of one. */
export const factLimits = { count: 60, text: 500 } as const;

/** The fields of a product to which a column of a file can be mapped, in the order in which a screen offers them. */
export const importedProductFields = [
  ...['handle', 'name', 'shortName', 'category', 'characteristics', 'advantages', 'proof', 'offer'],
  ...['description', 'summary', 'price', 'priceIncl', 'priceExcl', 'salePrice', 'saleEnds', 'comparePrice'],
  ...[
    'currency',
    'priceBasis',
    'discountPercent',
    'discountEnds',
    'url',
    'photoUrl',
    'tags',
    'vendor',
    'features',
  ],
  ...['optionName', 'optionValue', 'rowType', 'parent', 'sku', 'status'],
] as const;
export type ImportedProductField = (typeof importedProductFields)[number];

/** The highest price in minor units of its currency. */
export const mostMinor = 1_000_000_000_000;
