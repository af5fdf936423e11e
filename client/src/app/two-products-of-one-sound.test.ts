import { expect, test } from 'vitest';
import type { TextTree } from '@/i18n/texts';

const links = import.meta.glob<{ texts: TextTree }>(
  [
    '../features/site/{frame,catalogue}/texts/{frame,catalogue,solutions}.{en,es,ca,fr}.ts',
    '../features/enquiries/texts/contact.{en,es,ca,fr}.ts',
  ],
  { eager: true },
);

const leaves = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : leaves(value)));

const naming = Object.entries(links).flatMap(([file, { texts }]) =>
  leaves(texts)
    .filter((text) => /consultia/i.test(text))
    .map((text) => ({ file, text })),
);

test.each(naming)('$file says which of the two it means: “$text”', ({ text }) => {
  expect(text).toMatch(/ConsultIA, \p{L}|CONSULTIA, \p{L}/u);
});

test('both are named where a visitor could confuse them', () => {
  expect(naming.length).toBeGreaterThanOrEqual(16);
});
