import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

test('a bakery describes a product and answers its questions until it is ready', async ({ page }) => {
  const complaints = await newAccount(page, 'nerea', 'es');
  const dialog = page.getByRole('dialog');
  // Whoever is signed in is led on to the workspace.
  await page.goto('/comercia-auth');
  await expect(page).toHaveURL('/comercia');

  await page.getByRole('button', { name: 'Añadir la primera empresa' }).click();
  await dialog.getByLabel('Nombre').fill('Forn de la Plaça');
  await dialog.getByLabel('Sector').fill('Alimentación y panadería');
  await dialog.getByLabel('Objetivos comerciales').fill('Vender más pan de masa madre por encargo.');
  await dialog.getByLabel('Público objetivo').fill('Familias del barrio que compran pan a diario.');
  await dialog.getByLabel('Vende a').selectOption('Particulares (B2C)');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(page).toHaveURL(/\/comercia\/\d+\/product$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();

  await page.getByRole('button', { name: 'Añadir el primer producto' }).click();
  await dialog.getByLabel('Nombre', { exact: true }).fill('Hogaza de masa madre');
  await dialog.getByLabel('Características').fill('Fermenta 24 horas en frío\nPieza de 900 g');
  await dialog.getByLabel('Precio').fill('5,80 €');
  await dialog.getByLabel('Impuestos').selectOption('Con impuestos');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  const product = page.getByRole('article');
  await expect(product.getByRole('heading', { name: 'Hogaza de masa madre' })).toBeVisible();
  await expect(product.getByText('Aún no está listo')).toBeVisible();
  await expect(product.getByText('5,80 € con impuestos')).toBeVisible();
  await expectAccessible(page);

  const answer = async (question: RegExp, text: string) => {
    const closed = product.getByRole('button', { name: question });
    if (await closed.isVisible()) await closed.click();
    await product.getByRole('textbox', { name: question }).fill(text);
    await page.keyboard.press('Enter');
    await expect(product.getByText('De: tu respuesta').first()).toBeVisible();
  };
  await answer(/Qué consigue o se ahorra/, 'Aguanta tierna cuatro días.');
  await expect(product.getByText('Aguanta tierna cuatro días')).toBeVisible();
  await answer(/En qué condiciones/, 'Se reserva antes de las 20:00 y se recoge al día siguiente.');

  await expect(product.getByText(/^Listo/)).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Pasos' }).first();
  await expect(steps.getByRole('link', { name: 'Producto hecho' })).toBeVisible();
  await expect(steps.getByRole('link', { name: /^Campañas .*Siguiente/ })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await fits(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
