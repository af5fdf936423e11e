/** The businesses that the home page shows; the first one stands in the page. */
export const exampleNames = ['bakery', 'workshop', 'clinic'] as const;
export type ExampleName = (typeof exampleNames)[number];
