import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';
import { fits, newAccount } from './new-account';

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Pasos' }).first();

async function narrowAndBack(page: Page, widths: readonly number[] = [360]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function addCompany(page: Page) {
  // Whoever is signed in is led on to the workspace.
  await page.goto('/comercia-auth');
  await expect(page).toHaveURL('/comercia');
  await page.getByRole('button', { name: 'Añadir la primera empresa' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Forn de la Plaça');
  await dialog.getByLabel('Sector').fill('Alimentación y panadería');
  await dialog.getByLabel('Objetivos comerciales').fill('Vender más pan de masa madre por encargo.');
  await dialog.getByLabel('Público objetivo').fill('Familias del barrio que compran pan a diario.');
  await dialog.getByLabel('Vende a').selectOption('Particulares (B2C)');
  await dialog.getByText('Más: cómo habla, contacto, marca y envíos').click();
  await dialog.getByRole('textbox', { name: /^Color principal/ }).fill('#5a8a5a');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(page).toHaveURL(/\/comercia\/\d+\/product$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
}

async function addLoaf(page: Page) {
  await page.getByRole('button', { name: 'Añadir el primer producto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre', { exact: true }).fill('Hogaza de masa madre');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  const product = page.getByRole('article');
  await expect(product.getByRole('heading', { name: 'Hogaza de masa madre' })).toBeVisible();
  await expect(product.getByText('Aún no está listo')).toBeVisible();
  // The brief follows, with its first question.
  await expect(product.getByRole('textbox', { name: '¿Cómo lo llamas en una frase?' })).toBeFocused();
  await expectAccessible(page);
}

/** Answers the brief, each text inside its sentence, until the product is ready. */
async function makeReady(page: Page) {
  const product = page.getByRole('article');
  const answer = async (question: string, text: string, sentence: string) => {
    await product.getByRole('textbox', { name: question, exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await expect(product.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Respuesta guardada').first()).toBeVisible();
  };
  const name = '¿Cómo lo llamas en una frase?';
  await answer(name, 'la hogaza de masa madre', 'Te hablamos de la hogaza de masa madre.');
  await answer(
    '¿Qué es?',
    'un pan de fermentación lenta',
    'La hogaza de masa madre es un pan de fermentación lenta.',
  );
  await answer(
    '¿Para quién es?',
    'quiere pan para toda la semana',
    'Es para quien quiere pan para toda la semana.',
  );
  await answer(
    '¿Qué se consigue con ello?',
    'comer pan tierno cuatro días',
    'Así podrás comer pan tierno cuatro días.',
  );
  await answer('¿Qué incluye?', 'pieza de 900 g', 'Incluye: pieza de 900 g.');
  await answer('¿Qué incluye? (2)', 'bolsa de papel', 'Incluye: pieza de 900 g y bolsa de papel.');
  const prices = product.getByRole('region', { name: /¿Cuánto cuesta\?/ });
  await prices.getByLabel('Importe (EUR)').fill('5,80');
  await prices.getByLabel('Impuestos').selectOption('Incluidos');
  await prices.getByLabel('Por', { exact: true }).fill('pieza');
  await page.keyboard.press('Enter');
  await expect(product.getByText(/5,80.€ por pieza, impuestos incluidos/).first()).toBeVisible();
  const goal = product.getByRole('region', { name: /haga quien lea/ });
  await goal.getByText('Reservar', { exact: true }).click();
  await goal.getByLabel('O un lugar').fill('en la tienda');
  await page.keyboard.press('Tab');
  await expect(product.getByText(/^Listo/)).toBeVisible();
  await expectAccessible(page);
  await expect(stepsOf(page).getByRole('link', { name: 'Producto hecho' })).toBeVisible();
  await expect(stepsOf(page).getByRole('link', { name: /^Campañas .*Siguiente/ })).toBeVisible();
  await narrowAndBack(page);
}

async function writeCampaigns(page: Page) {
  await page.getByRole('link', { name: 'Escribir tres campañas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campañas' })).toBeVisible();
  await page.getByRole('button', { name: 'Escribir tres campañas' }).click();
  await expect(page.getByRole('button', { name: 'Aprobar las 9' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
}

/** By keyboard: a subject that no fact supports is told, holds up its approval, and is then written from a fact. */
async function editAndApprove(page: Page) {
  const { press, tabTo } = keyboardOf(page);
  const email = page.getByRole('article', { name: 'Problema' });
  await press(email.locator('[data-at="subject"]'));
  const subject = email.getByRole('textbox', { name: 'Asunto' });
  await expect(subject).toBeFocused();
  await subject.fill('Ahorra 73 minutos');
  await expect(email.getByText(/«73» no está en ningún dato/)).toBeVisible();
  await expect(email.getByText('17 de 60 caracteres')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Texto guardado', { exact: true })).toBeVisible();
  await expect(email.getByText(/cosas? por corregir antes de aprobar/)).toBeVisible();

  await page.getByRole('button', { name: 'Aprobar las 9' }).click();
  await expect(page.getByText('8 piezas aprobadas', { exact: true })).toBeVisible();
  await email.getByRole('button', { name: 'Editar «Ahorra 73 minutos»' }).click();
  await subject.fill('Pan tierno hasta cuatro días');
  await expect(email.getByText(/«cuatro» no está en ningún dato/)).toBeVisible();
  await press(email.getByRole('button', { name: 'Citar un dato' }));
  await press(email.getByRole('button', { name: /^comer pan tierno cuatro días/ }));
  await expect(email.getByText(/«cuatro» no está en ningún dato/)).toBeHidden();
  await tabTo(email.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(email.getByRole('button', { name: 'Pan tierno hasta cuatro días' })).toBeFocused();
  await email.getByRole('button', { name: 'Aprobar' }).click();
  await expect(email.getByText('Aprobada')).toBeVisible();
  await expect(stepsOf(page).getByRole('link', { name: 'Campañas hecho' })).toBeVisible();
}

async function lookBack(page: Page) {
  const email = page.getByRole('article', { name: 'Problema' });
  await email.getByRole('button', { name: 'Versiones: Problema' }).click();
  const versions = page.getByRole('dialog', { name: 'Versiones' });
  await expect(versions.getByText('Versión 3').first()).toBeVisible();
  await expect(versions.getByRole('region', { name: 'Asunto' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Redes sociales' }).click();
  await expect(page.getByText(/de 280 en X, con enlace y etiquetas/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/de 280 en X, con enlace y etiquetas/).first()).toBeVisible();
  await narrowAndBack(page);
}

async function makePictures(page: Page) {
  await stepsOf(page)
    .getByRole('link', { name: /^Imágenes/ })
    .click();
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
}

/** The zip holds as many pictures as its button says, and each is a PNG. */
async function download(page: Page) {
  const button = page.getByRole('button', { name: /^Descargar \d+ imágenes$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  const saving = page.waitForEvent('download');
  await button.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Hogaza de masa madre.*\.zip$/);
  const pictures = Object.entries(unzipSync(readFileSync(await saved.path())));
  expect(count).toBeGreaterThan(0);
  expect(pictures).toHaveLength(count);
  for (const [name, bytes] of pictures) {
    expect(name).toMatch(/\.png$/);
    expect(Buffer.from(bytes.subarray(1, 4)).toString('latin1')).toBe('PNG');
  }
  await expect(stepsOf(page).getByRole('link', { name: 'Imágenes hecho' })).toBeVisible();
}

test('a bakery goes from its first company to the pictures of an approved campaign, all on the screen', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = await newAccount(page, 'nerea', 'es');
  await test.step('company', () => addCompany(page));
  await test.step('product', () => addLoaf(page));
  await test.step('analysis', () => makeReady(page));
  await test.step('three campaigns', () => writeCampaigns(page));
  await test.step('edit and approve', () => editAndApprove(page));
  await test.step('versions and posts', () => lookBack(page));
  await test.step('pictures', () => makePictures(page));
  await test.step('download', () => download(page));
  await narrowAndBack(page, [360, 768]);
  expect(complaints).toEqual([]);
});
