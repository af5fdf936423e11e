import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offeringGroups } from '@/features/site/catalogue/catalogue';
import { offerings } from '@/lib/address/topics';
import { renderAt } from '@/testing/render';
import { SolutionsPage } from './solutions-page';

const pages = [
  {
    path: '/solutions',
    groups: ['AI consulting and agents', 'DeFi finance', 'None of these?'],
    facts: ['What it is for', 'For whom', 'How to start'],
    more: 'Two more, each with its own page',
    title: 'Eleven solutions in AI and DeFi | QuorumIA',
    ask: 'Ask for a custom solution',
  },
  {
    path: '/es/solutions',
    groups: ['Consultoría y agentes de IA', 'Finanzas DeFi', '¿Ninguna de estas?'],
    facts: ['Para qué sirve', 'Para quién', 'Cómo empezar'],
    more: 'Otras dos, con página propia',
    title: 'Once soluciones de IA y DeFi | QuorumIA',
    ask: 'Pedir una solución a medida',
  },
];

test('every offering stands in one of the two groups, and in one only', () => {
  expect(Object.values(offeringGroups).flat().sort()).toEqual([...offerings].sort());
});

test.each(pages)('$path tells of eleven offerings in two groups', async ({ path, groups, facts, title }) => {
  await renderAt(<SolutionsPage />, { path });
  expect(document.title).toBe(title);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(groups);
  const articles = main.getAllByRole('article');
  expect(articles).toHaveLength(11);
  for (const article of articles) {
    const terms = within(article).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent?.replace(/: $/, ''))).toEqual(facts);
    expect(article).toHaveAccessibleName(
      within(article).getByRole('heading', { level: 3 }).textContent ?? '',
    );
  }
});

test('each solution is named once, and the portal that is open beside them has its way in', async () => {
  await renderAt(<SolutionsPage />, { path: '/solutions' });
  for (const article of screen.getAllByRole('article')) {
    const name = within(article).getByRole('heading').textContent ?? '?';
    expect(screen.getAllByText(name)).toHaveLength(1);
  }
  expect(screen.getByRole('link', { name: 'Sign in to LEADMANAGER' })).toHaveAttribute(
    'href',
    '/leadmanager',
  );
  expect(
    screen.getAllByRole('link', { name: 'Create an account' }).map((link) => link.getAttribute('href')),
  ).toContain('/leadmanager?tab=register');
});

test('an offering leads to the form with it filled in, and to its page if it has one', async () => {
  await renderAt(<SolutionsPage />, { path: '/es/solutions' });
  const linksOf = (name: string) =>
    within(screen.getByRole('article', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('Calculadora del punto de equilibrio')).toEqual([
    '/es/solutions/break-even',
    '/es?topic=break-even#contacto',
  ]);
  expect(linksOf('Optimizador de redes')).toEqual(['/es/smartboxai', '/es?topic=network-optimiser#contacto']);
  expect(linksOf('Asistente de control por voz')).toEqual(['/es?topic=voice-control#contacto']);
});

test.each(pages)('$path offers custom work and leads to the form', async ({ path, ask }) => {
  await renderAt(<SolutionsPage />, { path });
  expect(screen.getByRole('link', { name: ask })).toHaveAttribute(
    'href',
    path.startsWith('/es') ? '/es?topic=custom#contacto' : '/?topic=custom#contacto',
  );
});

test.each(pages)(
  '$path says under a heading which products stand beside the eleven',
  async ({ path, more }) => {
    await renderAt(<SolutionsPage />, { path });
    const part = screen.getByRole('heading', { level: 3, name: more }).parentElement as HTMLElement;
    expect(
      within(part)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.split(',')[0]),
    ).toEqual(['AlgorithmIA', 'ConsultIA']);
  },
);

test.each([
  ['/solutions', [/^Open today 3.*today/, /^Coming Soon 1.*ask/, /^On request 7.*once you ask/]],
  [
    '/es/solutions',
    [/^Ya disponible 3.*hoy/, /^Próximamente 1.*preguntar/, /^A petición 7.*cuando las pides/],
  ],
])(
  '%s says at its head what each status means and how many have it, in the words of its marks',
  async (path, meanings) => {
    await renderAt(<SolutionsPage />, { path });
    const head = screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement;
    const statuses = within(head)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(statuses).toHaveLength(3);
    meanings.forEach((meaning, index) => expect(statuses[index]).toMatch(meaning));
  },
);

test('in each group, what is available stands first', async () => {
  await renderAt(<SolutionsPage />, { path: '/solutions' });
  const marks = screen
    .getAllByRole('article')
    .map(({ textContent }) => /Open today|Coming Soon|On request/.exec(textContent ?? '')?.[0]);
  expect(marks.slice(0, 4)).toEqual(['Open today', 'Open today', 'Open today', 'Coming Soon']);
  expect(marks.slice(9)).toEqual(['On request', 'On request']);
});

test.each([
  [
    'Business and SWOT analysis',
    ['/auth?tab=register', '/auth', '/sample-report', '/?topic=swot-analysis#contacto'],
  ],
  [
    'Sales agent',
    ['/comercia-auth?tab=register', '/comercia-auth', '/comerzia', '/?topic=sales-agent#contacto'],
  ],
])('“%s” begins with an account or the demo', async (name, expected) => {
  await renderAt(<SolutionsPage />, { path: '/solutions' });
  const links = within(screen.getByRole('article', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});

test('whoever looks at DeFi reads what can be lost', async () => {
  await renderAt(<SolutionsPage />, { path: '/solutions' });
  const notice = screen.getByText('Before you put money into DeFi').closest('[role=status]');
  expect(notice).toHaveTextContent(/lose all their value.*not.*promise|lose all their value/);
  expect(notice).toHaveTextContent('nothing here is personal investment advice');
});
