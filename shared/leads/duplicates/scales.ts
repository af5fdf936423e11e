/** The entities that can have duplicates. */
export const twinEntities = ['contact', 'company'] as const;
export type TwinEntity = (typeof twinEntities)[number];

/** What two records may have in common; a name counts only within one company. */
export const twinReasons = ['email', 'taxId', 'phone', 'domain', 'name'] as const;
export type TwinReason = (typeof twinReasons)[number];

/** How likely two records are duplicates, by the strongest thing that they have in common. */
export const likelihoods = ['possible', 'probable', 'certain'] as const;
export type Likelihood = (typeof likelihoods)[number];

/** The likelihood for each thing in common, as an index from 0. */
export const rankOf: Record<TwinReason, number> = { email: 2, taxId: 2, phone: 1, domain: 1, name: 0 };
