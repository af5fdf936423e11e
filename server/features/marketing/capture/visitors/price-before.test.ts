import { expect, test } from 'vitest';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { rowsOf } from '../../../../testing/database';
import { withLivePage } from '../testing/live-page';

const before = /<p class="price">(?:(?!<\/p>).)*<\/p><p class="before">([^<]*)<\/p>/;

/** The bakery's page, on which the loaf costs €5.80. */
async function withPrice() {
  const made = await withLivePage();
  const { call, db, product, show } = made;
  await rowsOf(
    db,
    `update marketing_content_versions set piece = jsonb_set(piece::jsonb, '{content,price}', '{"text": "Cuesta 5,80 €.", "facts": []}')`,
  );
  const params = { id: product.id };
  const shown = async () => before.exec((await show()).text)?.[1];
  const update = (body: object) => call(marketingProductsApi.update, { params, body });
  const confirm = (confirmed: boolean) =>
    call(marketingProductsApi.confirmComparePrice, { params, body: { confirmed } });
  return { update, confirm, shown };
}

test('a page shows the compare-at price only while it is confirmed for the current price', async () => {
  const { update, confirm, shown } = await withPrice();
  await update({ comparePriceMinor: 700 });
  expect(await shown()).toBeUndefined();
  await confirm(true);
  expect(await shown()).toBe('Antes 7 €, el precio más bajo de los 30 días anteriores a esta rebaja');
  await confirm(false);
  expect(await shown()).toBeUndefined();
  await update({ price: '5,20 €' });
  await confirm(true);
  expect(await shown()).toBeUndefined();
}, 60_000);
