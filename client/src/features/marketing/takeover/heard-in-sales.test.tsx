import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { BriefContext, type BriefPlace, spokenOf } from '../products/brief-context';
import { anyCompany, anyProduct } from '../testing/marketing-on-server';
import { HeardInSales } from './heard-in-sales';

const product = anyProduct();
const brief: BriefPlace = {
  product,
  save: ({ send }) => send(product),
  spoken: spokenOf(anyCompany(), product),
  names: [],
  goTo: () => undefined,
};

async function open() {
  fakeApi.answer(marketingTakeover.heard, {
    sentences: [
      { communicationId: 1, text: 'My bread goes stale by Monday', at: '2026-11-10T10:00:00.000Z' },
    ],
    doubts: [{ reason: 'Price', count: 4 }],
  });
  const { user } = await renderAt(
    <BriefContext value={brief}>
      <HeardInSales />
    </BriefContext>,
    { language: 'en' },
  );
  await user.click(await screen.findByText(/^What customers say/));
  return user;
}

test('the words of a customer are added only with the tick that they may be published', async () => {
  const user = await open();
  fakeApi.answer(marketingTakeover.say, { ...product, act: 'a-1' });
  expect(screen.getByText('“My bread goes stale by Monday”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use: My bread goes stale by Monday' }));
  await user.click(screen.getByRole('button', { name: 'Add to the brief' }));
  expect(await screen.findByText('Tick that you may publish it')).toBeVisible();
  expect(fakeApi.callsTo(marketingTakeover.say)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I may publish this' }));
  await user.click(screen.getByRole('button', { name: 'Add to the brief' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingTakeover.say)[0]?.body)
    .toEqual({ text: 'My bread goes stale by Monday', asks: 'worry', mayPublish: true, version: 4 });
});

test('a reason for lost deals is answered as a doubt', async () => {
  const user = await open();
  fakeApi.answer(marketingProductsApi.addFact, { ...product, act: 'a-1' });
  expect(screen.getByText('Price: 4 times this year')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer the doubt: Price' }));
  await user.type(screen.getByRole('textbox', { name: 'What people ask' }), 'Why does it cost more?');
  await user.type(screen.getByRole('textbox', { name: 'What you answer' }), 'It lasts a week.');
  await user.click(screen.getByRole('button', { name: 'Add to the brief' }));
  await expect
    .poll(() => fakeApi.callsTo(marketingProductsApi.addFact)[0]?.body)
    .toMatchObject({
      place: 'doubt',
      text: 'Why does it cost more?',
      answer: 'It lasts a week.',
      version: 4,
    });
});
