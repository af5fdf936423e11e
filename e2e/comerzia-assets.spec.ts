import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

/** A bakery with a post about its loaf that is approved; resolves to the id of the company. */
async function approvedPost(page: Page): Promise<number> {
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, { data });
    expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const company = await send('/api/marketing/companies', {
    ...{ name: 'Panadería Espiga', sector: 'Alimentación', commercialObjectives: 'Vender pan.' },
    ...{ targetAudience: 'Familias del barrio.', targetAudienceType: 'B2C', brandColor: '#5a8a5a' },
  });
  const product = await send('/api/marketing/products', {
    ...{ marketingCompanyId: company.id, name: 'Hogaza de masa madre', category: 'Pan', price: '5,80 €' },
    characteristics: 'Fermenta 24 horas en frío.\nPieza de 900 g.',
    advantages: 'Aguanta tierna cuatro días.\nSe reserva antes de las 20:00 y se recoge al día siguiente.',
  });
  const { sets } = await send('/api/marketing/campaigns/generate', { productId: product.id, goal: 'buy' });
  const read = async () => (await page.request.get(`/api/marketing/sets/${sets[0].id}`)).json();
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('ready');
  const { campaigns } = await read();
  const post = campaigns.find(({ type }: { type: string }) => type === 'social media');
  await send(`/api/marketing/campaigns/${post.id}/approve`, {});
  return company.id;
}

test('an approved post gets a set of pictures, which is described and downloaded', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = await newAccount(page, 'amaia', 'es');
  const company = await approvedPost(page);
  await page.goto(`/comercia/${company}/assets`);
  await expect(page.getByText(/tu verde un \d+ %/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Vista previa del diseño Titular/ })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: 'Crear las imágenes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Volver a crear las imágenes' })).toBeVisible({
    timeout: 120_000,
  });
  const statement = page.getByRole('article', { name: 'Titular, 1080x1080' });
  await statement.getByRole('button', { name: 'Editar la descripción de Titular' }).click();
  await statement.getByRole('textbox').fill('Una hogaza abierta');
  await statement.getByRole('button', { name: 'Guardar' }).click();
  await expect(statement.getByRole('img', { name: 'Una hogaza abierta' })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar \d+ imágenes$/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^Hogaza de masa madre.*\.zip$/);
  const steps = page.getByRole('navigation', { name: 'Pasos' }).first();
  await expect(steps.getByRole('link', { name: 'Imágenes hecho' })).toBeVisible();
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});
