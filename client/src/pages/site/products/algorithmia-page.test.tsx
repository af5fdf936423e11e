import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { AlgorithmiaPage } from './algorithmia-page';

const main = () => within(screen.getByRole('main'));
const headings = (level: number) =>
  main()
    .getAllByRole('heading', { level })
    .map((each) => each.textContent);

test.each([
  ['/algorithmia', 'Test the model before the market tests you', 'AlgorithmIA, algorithmic trading with AI'],
  [
    '/es/algorithmia',
    'Pon a prueba el modelo antes de que lo haga el mercado',
    'AlgorithmIA, trading algorítmico con IA',
  ],
])('%s says in its own language what AlgorithmIA is', async (path, heading, title) => {
  await renderAt(<AlgorithmiaPage />, { path });
  expect(headings(1)).toEqual([heading]);
  expect(document.title).toBe(`${title} | ${site.name}`);
  for (const name of ['description', 'keywords']) {
    expect(document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')).toBeTruthy();
  }
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test.each([
  ['/algorithmia', 'Coming Soon', [/isn’t available yet/, /once it opens/]],
  ['/es/algorithmia', 'Próximamente', [/está en preparación/, /cuando se abra/]],
])('at %s nothing can be used or joined yet, and both buttons say why', async (path, name, reasons) => {
  await renderAt(<AlgorithmiaPage />, { path });
  const buttons = main().getAllByRole('button');
  expect(buttons).toHaveLength(2);
  buttons.forEach((button, index) => {
    expect(button).toHaveAccessibleName(name);
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reasons[index]);
  });
});

test.each([
  ['/algorithmia', 'Explore Features', /^(Ask about it|Write to us)$/, 'Back to the home page', '/'],
  ['/es/algorithmia', 'Ver las funciones', /^(Preguntar|Escríbenos)$/, 'Volver al inicio', '/es'],
])(
  '%s leads to its six features, to a question and back home, and nowhere else',
  async (path, explore, ask, back, home) => {
    const { container } = await renderAt(<AlgorithmiaPage />, { path });
    expect(main().getAllByRole('link')).toHaveLength(4);
    for (const link of main().getAllByRole('link', { name: ask })) {
      expect(link).toHaveAttribute('href', expect.stringContaining('topic=algorithmia'));
    }
    expect(main().getByRole('link', { name: explore })).toHaveAttribute('href', '#features');
    expect(main().getByRole('link', { name: back })).toHaveAttribute('href', home);
    const features = within(container.querySelector('#features') as HTMLElement);
    expect(features.getAllByRole('article')).toHaveLength(6);
  },
);

test.each([
  ['/algorithmia', '2-4%', 'Estimated monthly target return', /an estimate, not a promise/],
  ['/es/algorithmia', '2-4 %', 'Rentabilidad mensual objetivo estimada', /una estimación, no una promesa/],
])('%s shows its target with what it counts and that it is no promise', async (path, figure, label, note) => {
  await renderAt(<AlgorithmiaPage />, { path });
  const card = screen.getByText(figure, { normalizer: (text) => text.replace(/\s/g, ' ') }).closest('div');
  expect(within(card as HTMLElement).getByText(label)).toBeVisible();
  expect(within(card as HTMLElement).getByText(note)).toBeVisible();
});

test('its six features and three steps stand in their order', async () => {
  await renderAt(<AlgorithmiaPage />, { path: '/algorithmia' });
  expect(headings(3)).toEqual([
    'Customisable trading models',
    'Backtesting',
    'AI trading bot',
    'TradingView charts and webhooks',
    'Risk management',
    'AI coach',
    'Onboarding',
    'Model and backtests',
    'Live trading',
  ]);
});

test.each([
  [
    'Onboarding',
    ['Investor profile', 'Risk tolerance', 'Capital allocation', 'Broker connection via secure API'],
  ],
  ['Model and backtests', ['Model selection', 'Backtests', 'Parameter optimisation']],
  ['Live trading', ['Trading with the bot', 'Monitoring', 'Alerts']],
])('the step “%s” says what it consists of', async (title, points) => {
  await renderAt(<AlgorithmiaPage />, { path: '/algorithmia' });
  const step = screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;
  const said = within(step).getAllByRole('listitem');
  expect(said.map((point) => point.textContent)).toEqual(points);
});

test.each([
  ['/algorithmia', ['Broker OAuth', 'AES encryption', 'Activity monitoring'], 'Risk notice'],
  [
    '/es/algorithmia',
    ['OAuth con el bróker', 'Cifrado AES', 'Supervisión de la actividad'],
    'Aviso de riesgo',
  ],
])('%s names its technical specifications and warns of the risk', async (path, terms, warning) => {
  await renderAt(<AlgorithmiaPage />, { path });
  expect(
    main()
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(terms);
  expect(headings(2).at(-1)).toBe(warning);
  expect(screen.getByText(/you can lose part or all|puedes perder parte o la totalidad/)).toBeVisible();
});
