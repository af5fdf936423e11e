/** The entities of which there may be duplicates. */
export const twinEntities = ['contact', 'company'] as const;
export type TwinEntity = (typeof twinEntities)[number];

/** What two records may have in common; a name counts only within one company. */
export const twinReasons = ['email', 'taxId', 'phone', 'domain', 'name'] as const;
export type TwinReason = (typeof twinReasons)[number];

/** How likely records are duplicates, by the most that they have in common. */
export const likelihoods = ['possible', 'probable', 'certain'] as const;
export type Likelihood = (typeof likelihoods)[number];

/** The likelihood of what two records have in common, counted from 0. */
export const rankOf: Record<TwinReason, number> = { email: 2, taxId: 2, phone: 1, domain: 1, name: 0 };
