/** Contents of a company at most, those of its campaigns among them. */
export const contentLimits = { contents: 20_000 } as const;
