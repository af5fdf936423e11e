import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { products } from '@shared/consulting/items/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { CompanyDetail } from '../detail/company-detail';
import {
  anyProduct,
  anyReport,
  companyId,
  companyOnServer,
  readyForReport,
} from '../../testing/company-on-server';

const open = (path = `/empresa/${companyId}`, language: 'en' | 'es' = 'en') =>
  renderAt(<CompanyDetail companyId={companyId} />, { path, language });

test('a new company is led step by step, each with the button that does it', async () => {
  const held = companyOnServer();
  fakeApi.answer(products.create, () => (held.products = [anyProduct()])[0]!);
  const { user } = await open();
  const guide = within(await screen.findByRole('region', { name: 'What the company sells' }));
  expect(guide.getByText('Step 1 of 5')).toBeVisible();
  await user.click(guide.getByRole('link', { name: 'Add product' }));
  await user.type(screen.getByLabelText('Name'), 'Dinghy');
  await user.type(screen.getByLabelText('Description'), 'Two seats');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const next = within(await screen.findByRole('region', { name: 'Who does the work' }));
  expect(next.getByText('Step 2 of 5')).toBeVisible();
  expect(next.getByRole('listitem', { current: 'step' })).toHaveTextContent('Departments');
  expect(next.getByText('(done)').closest('li')).toHaveTextContent('Products');
  expect(location.search).toBe('?tab=products');
});

test('a step can be done with many at once', async () => {
  companyOnServer({ ...readyForReport(), strengths: [] });
  const { user } = await open(undefined, 'es');
  await user.click(await screen.findByRole('link', { name: 'Pegar una lista' }));
  expect(await screen.findByRole('dialog', { name: 'Añadir varias fortalezas' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(location.search).toBe('?tab=strengths');
});

test('the last step is the report, and with it the guide ends', async () => {
  const held = companyOnServer(readyForReport());
  const { queryClient } = await open();
  const last = within(await screen.findByRole('region', { name: 'Generate the report' }));
  expect(last.getByRole('link', { name: 'Go to the report' })).toHaveAttribute(
    'href',
    `/empresa/${companyId}?tab=report`,
  );
  held.report = anyReport();
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('link', { name: 'Read the report' })).toBeVisible();
  expect(screen.queryByText(/Step/)).not.toBeInTheDocument();
});

test('who hides the guide of a company does not see it there again until they ask for it', async () => {
  companyOnServer();
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Hide the guide' }));
  expect(screen.queryByText('Step 1 of 5')).not.toBeInTheDocument();
  first.unmount();
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Add product' })).toBeVisible();
  expect(screen.queryByText('Step 1 of 5')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the guide' }));
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
});

test('an item that the address names is marked and takes the focus', async () => {
  companyOnServer({ products: [anyProduct(), anyProduct({ id: 12, name: 'Kayak' })] });
  await open(`/empresa/${companyId}?tab=products#product-12`);
  const card = (await screen.findByRole('heading', { name: 'Kayak' })).closest('li');
  await expect.poll(() => document.activeElement).toBe(card);
  expect(card).toHaveClass('ring-accent');
});
