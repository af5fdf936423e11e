import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { commonTexts } from '@/ui/texts/common';
import { BreakEvenCalculator } from './calculator';
import { calculatorTexts } from './texts/calculator';

const dictionaries = createDictionaries();
const page = (
  <LanguageProvider dictionaries={dictionaries}>
    <Suspense fallback={null}>
      <BreakEvenCalculator />
    </Suspense>
  </LanguageProvider>
);
let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  await Promise.all([dictionaries.load('en', commonTexts), dictionaries.load('en', calculatorTexts)]);
  history.replaceState(null, '', '/solutions/break-even');
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

const hydrate = () => act(async () => (root = hydrateRoot(container, page)));

test('the page rendered ahead of time shows the example, then the figures of the address', async () => {
  expect(screen.getByText('You break even with 200 units per month.')).toBeVisible();
  history.replaceState(null, '', '/solutions/break-even?fixed=600&price=25&variable=10');
  await hydrate();
  expect(screen.getByText('You break even with 40 units per month.')).toBeVisible();
  expect(screen.getByLabelText('Fixed costs per month (€)')).toHaveValue('600');
});

test('what was typed before the page came to life counts', async () => {
  screen.getByLabelText<HTMLInputElement>('Price per unit (€)').value = '40';
  screen.getByLabelText<HTMLSelectElement>('The figures are').value = 'year';
  screen.getByLabelText<HTMLInputElement>('Units can be split').checked = true;
  await hydrate();
  expect(screen.getByLabelText('Price per unit (€)')).toHaveValue('40');
  expect(screen.getByText('You break even with 100 units per year.')).toBeVisible();
  expect(location.search).toBe(
    '?fixed=3000&price=40&variable=10&planned=260&target=1500&period=year&units=split',
  );
});
