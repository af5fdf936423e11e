/**
 * Maximum characters of the texts of a piece, and minimum words of an email's body; a product with few facts needs
 * fewer.
 */
export const pieceLimits = {
  subject: { most: 60 },
  preheader: { least: 40, most: 110 },
  body: { least: 60, leastThin: 25, most: 180 },
  cta: { most: 28 },
  h1: { most: 70 },
  benefits: { least: 3, leastThin: 2, most: 5 },
  faq: { least: 2, most: 5 },
  seoTitle: { most: 60 },
  seoDescription: { least: 70, most: 155 },
  adHeadlines: { count: 5, most: 30 },
  adDescriptions: { count: 3, most: 90 },
} as const;
