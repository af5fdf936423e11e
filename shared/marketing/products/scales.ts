/** What a fact says: what the thing is or has, what it does for somebody, why to believe it, on which terms it is sold. */
export const factKinds = ['feature', 'advantage', 'proof', 'offer'] as const;
export type FactKind = (typeof factKinds)[number];

/** How a fact is worded: a tag such as a noun phrase or `label: value` is no sentence. */
export const factShapes = ['sentence', 'phrase', 'pair'] as const;
export type FactShape = (typeof factShapes)[number];

/** Where a fact was read. */
export const factSources = ['form', 'csv', 'text', 'answer', 'consulting', 'leads'] as const;
export type FactSource = (typeof factSources)[number];

/** What a price includes, or that it is told on request. */
export const priceBases = ['incl', 'excl', 'request'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** The parts of a product's score, and their points: 100 in all. */
export const scoreParts = [
  'thing',
  'kind',
  'who',
  'voice',
  'result',
  'includes',
  'price',
  'proof',
  'doubt',
  'how',
] as const;
export type ScorePart = (typeof scoreParts)[number];

/** Points of each part; the first voice and result count more than a second one, and `how` is how or different. */
export const scorePoints = {
  thing: 10,
  kind: 5,
  who: 10,
  voice: { first: 15, second: 5 },
  result: { first: 10, second: 5 },
  includes: { three: 10 },
  price: 10,
  proof: 10,
  doubt: 5,
  how: 5,
} as const;

/** Ready: thing, a price and so many more places; under `thin` places it has little to say. */
export const readiness = { places: 2, thin: 5 } as const;

/** Facts of a product at most, and characters of one. */
export const factLimits = { count: 60, text: 500 } as const;

/** The fields of a product to which a column of a file can be mapped, in the order in which a screen offers them. */
export const importedProductFields = [
  'handle',
  'name',
  'shortName',
  'category',
  'characteristics',
  'advantages',
  'proof',
  'offer',
  'description',
  'summary',
  'price',
  'priceIncl',
  'priceExcl',
  'salePrice',
  'saleEnds',
  'comparePrice',
  'currency',
  'priceBasis',
  'discountPercent',
  'discountEnds',
  'url',
  'photoUrl',
  'tags',
  'vendor',
  'features',
  'optionName',
  'optionValue',
  'rowType',
  'parent',
  'sku',
  'status',
] as const;
export type ImportedProductField = (typeof importedProductFields)[number];

/** The highest price in minor units of its currency. */
export const mostMinor = 1_000_000_000_000;
