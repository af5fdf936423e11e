import { text } from 'node:stream/consumers';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const late = ['./chart/chart', './results/sensitivity-table'];
let renderedAhead: string;
let root: Root;
let container: HTMLElement;

/** The page in a browser that has loaded none of its modules before. */
async function freshPage() {
  vi.resetModules();
  const { createDictionaries } = await import('@/i18n/dictionaries');
  const { LanguageProvider } = await import('@/i18n/language-provider');
  const { commonTexts } = await import('@/ui/texts/common');
  const { calculatorTexts } = await import('./texts/calculator');
  const { BreakEvenCalculator } = await import('./calculator');
  const dictionaries = createDictionaries();
  await Promise.all([dictionaries.load('en', commonTexts), dictionaries.load('en', calculatorTexts)]);
  return (
    <LanguageProvider dictionaries={dictionaries}>
      <Suspense fallback={null}>
        <BreakEvenCalculator />
      </Suspense>
    </LanguageProvider>
  );
}

beforeAll(async () => {
  const { prelude } = await prerender(await freshPage(), { progressiveChunkSize: Number.POSITIVE_INFINITY });
  renderedAhead = await text(prelude);
});

beforeEach(() => {
  history.replaceState(null, '', '/solutions/break-even');
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderedAhead;
});

afterEach(async () => {
  for (const part of late) vi.doUnmock(part);
  await act(async () => root.unmount());
  container.remove();
});

async function hydrate() {
  const page = await freshPage();
  await act(async () => (root = hydrateRoot(container, page)));
}

test('the page rendered ahead of time shows the example, then the figures of the address', async () => {
  expect(screen.getByText('You break even with 200 units per month.')).toBeVisible();
  history.replaceState(null, '', '/solutions/break-even?fixed=600&price=25&variable=10');
  await hydrate();
  expect(screen.getByText('You break even with 40 units per month.')).toBeVisible();
  expect(screen.getByLabelText('Fixed costs per month (£)')).toHaveValue('600');
});

test('what was typed before the page came to life counts', async () => {
  screen.getByLabelText<HTMLInputElement>('Price per unit (£)').value = '40';
  screen.getByLabelText<HTMLSelectElement>('The figures are').value = 'year';
  screen.getByLabelText<HTMLInputElement>('Units can be split').checked = true;
  await hydrate();
  expect(screen.getByLabelText('Price per unit (£)')).toHaveValue('40');
  expect(screen.getByText('You break even with 100 units per year.')).toBeVisible();
  expect(location.search).toBe(
    '?fixed=3000&price=40&variable=10&planned=260&target=1500&period=year&units=split',
  );
});

test('the inputs react before the chart and the table have come, which stay as they are until then', async () => {
  let arrive!: () => void;
  const arrival = new Promise<void>((settle) => {
    arrive = settle;
  });
  for (const part of late) vi.doMock(part, (load) => arrival.then(() => load()));
  const chart = screen.getAllByRole('img')[0] as HTMLElement;
  const table = screen.getByRole('table', { name: 'If your price or costs change' });
  await hydrate();
  await userEvent.type(screen.getByLabelText('Fixed costs per month (£)'), '0');
  expect(screen.getByText('You break even with 2,000 units per month.')).toBeVisible();
  expect(chart).toHaveAccessibleName(/cross at 200 units/);
  expect(table).toHaveTextContent('200today');
  await act(async () => arrive());
  await waitFor(() => expect(chart).toHaveAccessibleName(/cross at 2,000 units/));
  expect(table).toHaveTextContent('2,000today');
  expect(container).toContainElement(chart);
  expect(container).toContainElement(table);
});

test('what was chosen over the table before it came to life counts', async () => {
  screen.getByLabelText<HTMLSelectElement>('Change the price together with').value = 'fixed';
  await hydrate();
  await waitFor(() => expect(screen.getByRole('columnheader', { name: '−20% £2,400' })).toBeVisible());
  expect(screen.getByLabelText('Change the price together with')).toHaveValue('fixed');
});
