/** Employees: small 1-49, medium 50-249, large 250 and more. */
export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

export const structures = ['simple', 'functional', 'divisional', 'matrix'] as const;
export type Structure = (typeof structures)[number];

export const productTypes = ['product', 'service'] as const;

/** External factors of a SWOT analysis. */
export const swotKinds = ['opportunity', 'threat'] as const;
export type SwotKind = (typeof swotKinds)[number];

/** The quadrants of a SWOT analysis, in the order of its letters. */
export const quadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type Quadrant = (typeof quadrants)[number];

/** Days for which a report link is valid. */
export const shareDays = { min: 1, max: 90, usual: 30 } as const;

/**
 * The limits of a company (`items`, `megabytes`) and of an account (`companies`); the triggers on the item tables
 * repeat the first two.
 */
export const holdings = { items: 2_000, megabytes: 5, companies: 200 } as const;

/** Maximum number of items in one import. */
export const importLimit = 500;

/** Maximum number of rows read from an imported text: more would block the browser, and no import accepts them. */
export const importRowsRead = 5_000;

/** The range of a plan's start date. */
export const startDays = { from: '2000-01-01', to: '2100-12-31' } as const;

/** The hours of work that a problem may cost in a month, with one decimal. */
export const hoursRange = { min: 0.1, max: 10_000 } as const;

/** What an hour of work may cost, in minor units of its currency. */
export const hourCostRange = { min: 1, max: 1_000_000_00 } as const;

/** Maximum number of strengths that help with one problem. */
export const helpingStrengths = 20;

/** The range and default of every level, priority and impact. */
export const scale = { min: 1, max: 5, usual: 3 } as const;

/** Values from which a badge changes colour and a finding its weight. */
export const thresholds = {
  badge: { high: 4, middle: 3 },
  priority: { high: 4, medium: 2 },
  lowDigitalization: 2,
  highImpact: 4,
} as const;
