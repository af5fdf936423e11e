import type { Fact } from '../shape';

/** Titles of a benefit whose fact is too long for one. */
export const titles: Record<Fact, readonly string[]> = {
  feature: ['What it is like', 'What it has', 'Up close', 'In detail', 'Inside'],
  advantage: ['In use', 'In practice', 'Day to day', 'How it is used', 'What you notice'],
  proof: ['What is behind it', 'In fact', 'Names and numbers', 'On record', 'Where it comes from'],
  offer: ['Terms', 'How to order', 'With your order', 'The offer', 'Before you order'],
};

/** Titles for search engines, the longest that fits is taken. */
export const seoTitles = [
  '{name}: {f}',
  '{name}, {price} | {company}',
  '{name} | {company}',
  '{name}, {price}',
  '{name}',
];

/** Headlines of ads that need nothing but the product. */
export const adHeadlines = [
  '{name}',
  '{the}, {price}',
  'For {price}',
  '{your}, {price}',
  '{company}',
  '{the}',
  '{your}',
  'Price and details',
  'See all the details',
  'Price, facts and ordering',
];

export const consents = [
  'I would like messages from {company} about {the}.',
  '{company} may write to me about {the}.',
  'Yes, {company} may send me messages about {the}.',
];
