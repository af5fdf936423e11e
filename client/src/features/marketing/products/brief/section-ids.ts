/** The ids of the headings of a brief's two groups of questions. */
export const sectionIds = { first: 'brief-first', others: 'brief-others' } as const;
