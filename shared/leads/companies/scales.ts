/** How far a company has come as a customer. */
export const lifecycles = ['lead', 'prospect', 'customer', 'former', 'partner'] as const;
export type Lifecycle = (typeof lifecycles)[number];

/** Number of people who work there. */
export const sizeBands = ['1', '2-9', '10-49', '50-249', '250+'] as const;
