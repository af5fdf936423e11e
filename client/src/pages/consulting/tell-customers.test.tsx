import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LinkedMarketing } from '@shared/marketing/takeover/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { anyProduct, companyOnServer } from '@/features/consulting/testing/company-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { TellCustomers } from './tell-customers';

const linked: LinkedMarketing = {
  id: 12,
  name: 'Taller Ría',
  sector: 'Náutica',
  version: 1,
  products: [{ id: 30, productId: 2 }],
};

async function open(problem: string, link: LinkedMarketing | null = linked) {
  companyOnServer({ products: [anyProduct({ name: 'Sail' }), anyProduct({ id: 2, name: 'Sail repair' })] });
  fakeApi.answer(marketingTakeover.link, link);
  await renderAt(<TellCustomers companyId={7} project={{ problem }} />, { language: 'en' });
}

const way = (name: string) => screen.findByRole('link', { name: `Tell customers about ${name}` });

test('a project about a product leads to it in COMERZIA; the longest name counts', async () => {
  await open('Nobody knows our sail repair');
  expect(await way('Sail repair')).toHaveAttribute('href', '/comercia/12/product?product=30');
});

test('a product that COMERZIA does not have leads to the products of the company there', async () => {
  await open('We explain each sail by phone');
  expect(await way('Sail')).toHaveAttribute('href', '/comercia/12/product');
});

test('without a company in COMERZIA, it leads to taking this one over', async () => {
  await open('We explain each sail by phone', null);
  expect(await way('Sail')).toHaveAttribute('href', '/comercia?takeover=7');
});

test('a project that names no product offers nothing', async () => {
  await open('The sailors wait for their invoices');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
