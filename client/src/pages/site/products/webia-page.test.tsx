import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { WebiaPage } from './webia-page';

test('WebIA says what it will do, in which steps and for whom', async () => {
  await renderAt(<WebiaPage />, { path: '/webia' });
  expect(headings(1)).toEqual(['Tell it what you do. See it as a website.']);
  expect(headings(3)).toEqual([
    'The pages you need',
    'Texts from your own facts',
    'Each language in its place',
    'Pages that open instantly',
    'Enquiries that reach you',
    'Small web apps',
    'You explain',
    'WebIA drafts',
    'You correct',
    'It goes online',
    'Small businesses',
    'Associations and non-profits',
    'New products',
  ]);
  expect(document.title).toBe(`WebIA, websites and web apps made with AI | ${site.name}`);
});

test.each([
  ['/webia', 'Coming Soon', 'In development', /It can’t be bought yet/],
  ['/es/webia', 'Próximamente', 'En desarrollo', /Todavía no se puede contratar/],
])('%s says plainly that WebIA is still being made', async (path, soon, title, note) => {
  await renderAt(<WebiaPage />, { path });
  expect(screen.getByText(soon)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

test.each([
  [
    '/webia',
    [
      ['Ask about WebIA', '/?topic=webia#contacto'],
      ['Read how a site was built', '/huyu-projects'],
      ['Read the case study', '/huyu-projects'],
      ['Tell us about your website', '/?topic=webia#contacto'],
    ],
  ],
  [
    '/es/webia',
    [
      ['Preguntar por WebIA', '/es?topic=webia#contacto'],
      ['Ver cómo se hizo una web', '/es/huyu-projects'],
      ['Leer el caso práctico', '/es/huyu-projects'],
      ['Háblanos de tu web', '/es?topic=webia#contacto'],
    ],
  ],
])('%s leads to the contact form about WebIA, and to the success case', async (path, expected) => {
  await renderAt(<WebiaPage />, { path });
  expect(links()).toEqual(expected);
});

test.each([
  ['/webia', /^An example: four answers, and the page/],
  ['/es/webia', /^Un ejemplo: cuatro respuestas y la página/],
])('%s tells those who cannot see it what the drawing shows', async (path, name) => {
  await renderAt(<WebiaPage />, { path });
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});
