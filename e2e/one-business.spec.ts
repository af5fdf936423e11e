import { expect, type Page, type Request, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

const products = [
  'Mesa de roble',
  'Silla de haya',
  'Estantería a medida',
  'Cocina a medida',
  'Puerta maciza',
  'Ventana de pino',
  'Restauración de muebles',
  'Suelo de tarima',
  'Armario empotrado',
];

/** A company with nine products in CONSULTIA. */
async function described(page: Page): Promise<void> {
  const send = async (url: string, data: object) => {
    const answer = await page.request.post(url, { data });
    expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const company = { name: 'Taller Roca', sector: 'Carpintería', size: 'small', structure: 'simple' };
  const { id } = await send('/api/companies', company);
  await send(`/api/companies/${id}/products/import`, {
    items: products.map((name) => ({ name, description: `${name} con madera de la comarca.` })),
  });
  await send(`/api/companies/${id}/strengths/import`, {
    items: [
      { description: 'Maestros carpinteros desde 1962', impact: 5 },
      { description: 'Montaje en tu casa sin recargo', impact: 4 },
    ],
  });
}

test('from nine products of CONSULTIA to an approved campaign without typing them again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = await newAccount(page, 'rocarroca', 'es');
  await described(page);
  await page.goto('/comercia-auth');
  await expect(page).toHaveURL('/comercia');
  const offer = page.getByRole('region', { name: 'Esto ya lo has contado en CONSULTIA' });
  await expect(offer.getByText('Carpintería · 9 productos · 2 fortalezas')).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Traer Taller Roca' }).click();
  await expect(page).toHaveURL(/\/comercia\/\d+\/product$/);
  // Taken back, everything is offered again.
  const missed: Request[] = [];
  page.on('response', (response) => void (response.status() === 404 && missed.push(response.request())));
  const undoing = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/undo'),
  );
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Deshecho', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL('/comercia');
  await expect(offer.getByText('Carpintería · 9 productos · 2 fortalezas')).toBeVisible();
  // Nothing asks for what is gone, but for what was on its way when it went.
  const undone = await undoing;
  await undone.finished();
  const { startTime, responseEnd } = undone.request().timing();
  const late = missed.filter((request) => request.timing().startTime > startTime + responseEnd);
  expect(late.map((request) => request.url())).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  complaints.length = 0;
  await offer.getByRole('button', { name: 'Traer Taller Roca' }).click();
  await expect(page).toHaveURL(/\/comercia\/\d+\/product$/);
  await page.getByRole('button', { name: 'Más acciones de los productos' }).click();
  await expect(page.getByRole('menuitem', { name: 'Informe en CONSULTIA' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Mesa de roble/ }).click();
  const brief = page.getByRole('article');
  await expect(brief.getByText('De: tus fortalezas en CONSULTIA').first()).toBeVisible();
  await expectAccessible(page);
  await brief.getByRole('button', { name: 'Mover «Mesa de roble» a: cómo lo llamas' }).click();
  await brief.getByRole('button', { name: /^Mover «Maestros carpinteros desde 1962» a:/ }).click();
  await brief.getByLabel('Importe (EUR)').fill('480');
  await page.keyboard.press('Tab');
  await expect(brief.getByText(/^Listo/)).toBeVisible();
  await page.getByRole('link', { name: 'Escribir tres campañas' }).click();
  await page.getByRole('button', { name: 'Escribir tres campañas' }).click();
  const piece = page.getByRole('article').first();
  await piece.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(piece.getByText('Aprobado', { exact: true })).toBeVisible();
  await fits(page);
  expect(complaints).toEqual([]);
});
