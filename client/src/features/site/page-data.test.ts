import { expect, it } from 'vitest';
import { pageData } from './page-data';

const origin = 'https://consultora.example';
const page = {
  path: '/es/solutions/break-even',
  language: 'es',
  title: 'Punto de equilibrio',
  description: 'Cuánto vender.',
  origin,
} as const;

it('a page says what it is, in which language, and of which site', () => {
  expect(pageData(page)[0]).toMatchObject({
    '@type': 'WebPage',
    url: 'https://consultora.example/es/solutions/break-even',
    name: 'Punto de equilibrio',
    description: 'Cuánto vender.',
    inLanguage: 'es',
    isPartOf: { '@type': 'WebSite', name: 'QuorumIA' },
  });
});

it('a page knows the way to it from the home page, in its language', () => {
  const [, breadcrumbs] = pageData(page) as { itemListElement: { name: string; item: string }[] }[];
  expect(breadcrumbs?.itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['QuorumIA', 'https://consultora.example/es'],
    ['Soluciones', 'https://consultora.example/es/solutions'],
    ['Punto de equilibrio', 'https://consultora.example/es/solutions/break-even'],
  ]);
});

it('the home page has no way to it', () => {
  expect(pageData({ ...page, path: '/es' })).toHaveLength(1);
});
