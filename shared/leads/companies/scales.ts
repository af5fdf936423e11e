/** The status of a company as a customer. */
export const lifecycles = ['lead', 'prospect', 'customer', 'former', 'partner'] as const;
export type Lifecycle = (typeof lifecycles)[number];

/** Bands for the number of employees. */
export const sizeBands = ['1', '2-9', '10-49', '50-249', '250+'] as const;
