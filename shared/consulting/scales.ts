/** Employees: small 1-49, medium 50-249, large 250 and more. */
export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

export const structures = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type Structure = (typeof structures)[number];

export const productTypes = ['product', 'service'] as const;
export type ProductType = (typeof productTypes)[number];

/** What lies outside a company and helps or threatens it. */
export const swotKinds = ['opportunity', 'threat'] as const;
export type SwotKind = (typeof swotKinds)[number];

/** The quadrants of a SWOT analysis, in the order of its letters. */
export const quadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type Quadrant = (typeof quadrants)[number];

/** Days for which a link to a report works. */
export const shareDays = { min: 1, max: 90, usual: 30 } as const;

/** What a company and an account may hold; the first two stand in the triggers on the tables of items, too. */
export const holdings = { items: 2_000, megabytes: 5, companies: 200 } as const;

/** Most items in one import. */
export const importLimit = 500;

/** Most rows that are read of a text to import: past them a browser would stand still, and no import takes them. */
export const importRowsRead = 5_000;

/** Days on which a plan may begin. */
export const startDays = { from: '2000-01-01', to: '2100-12-31' } as const;

/** Steps of every level, priority and impact. */
export const scale = { min: 1, max: 5, usual: 3 } as const;

/** From here a badge changes colour and a finding its weight. */
export const thresholds = {
  badge: { high: 4, middle: 3 },
  priority: { high: 4, medium: 2 },
  lowDigitalization: 2,
  highImpact: 4,
} as const;
