import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { withSet } from './approved-set';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';
import { narrowAndBack } from './narrow';
import { newAccount } from './new-account';

const stepsOf = (page: Page) => page.getByRole('navigation', { name: 'Pasos' }).first();

/** By keyboard: an unsupported subject line is reported and blocks approval; then it is rewritten from a fact. */
async function editAndApprove(page: Page) {
  const { press, tabTo } = keyboardOf(page);
  const email = page.getByRole('article', { name: 'Problema' });
  await press(email.locator('[data-at="subject"]'));
  const subject = email.getByRole('textbox', { name: 'Asunto' });
  await expect(subject).toBeFocused();
  await subject.fill('Ahorra 73 minutos');
  await expect(email.getByText(/«73» no está en ningún dato/)).toBeVisible();
  await expect(email.getByText('17 de 60 caracteres')).toBeVisible();
  // The top bar covers the tabs that have been scrolled under it, which are no targets then.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Texto guardado', { exact: true })).toBeVisible();
  await expect(email.getByText(/cosas? por corregir antes de aprobar/)).toBeVisible();

  await page.getByRole('button', { name: 'Aprobar los 9 borradores' }).click();
  await expect(page.getByText('8 piezas aprobadas', { exact: true })).toBeVisible();
  await email.getByRole('button', { name: 'Editar «Ahorra 73 minutos»' }).click();
  await subject.fill('Pan tierno hasta cuatro días');
  await expect(email.getByText(/«cuatro» no está en ningún dato/)).toBeVisible();
  await press(email.getByRole('button', { name: 'Citar un dato' }));
  await press(email.getByRole('button', { name: /^tienes pan tierno cuatro días/ }));
  await expect(email.getByText(/«cuatro» no está en ningún dato/)).toBeHidden();
  await tabTo(email.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(email.getByRole('button', { name: 'Pan tierno hasta cuatro días' })).toBeFocused();
  await email.getByRole('button', { name: 'Aprobar' }).click();
  await expect(email.getByText('Aprobado')).toBeVisible();
  await expect(stepsOf(page).getByRole('link', { name: 'Campañas hecho' })).toBeVisible();
}

async function lookBack(page: Page) {
  const email = page.getByRole('article', { name: 'Problema' });
  await email.getByRole('button', { name: 'Más acciones: Problema' }).click();
  await page.getByRole('menuitem', { name: 'Versiones' }).click();
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
  await expect(page.getByRole('button', { name: 'Rehacer estas imágenes' })).toBeVisible({
    timeout: 120_000,
  });
  const statement = page.getByRole('article', { name: 'Titular grande, 1080x1080' });
  await statement.getByRole('button', { name: 'Más acciones de Titular grande' }).click();
  await page.getByRole('menuitem', { name: 'Editar la descripción' }).click();
  await statement.getByRole('textbox').fill('Una hogaza abierta');
  await statement.getByRole('button', { name: 'Guardar' }).click();
  await expect(statement.getByRole('img', { name: 'Una hogaza abierta' })).toBeVisible();
  await expectAccessible(page);
}

/** The ZIP has as many pictures as its button says, each a PNG. */
async function download(page: Page) {
  const button = page.getByRole('button', { name: /^Descargar \d+ im/ });
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

test('a user edits a set by keyboard, compares versions and makes pictures of an approved campaign', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = await newAccount(page, 'nerea', 'es');
  const { companyId } = await withSet(page, { brandColor: '#5a8a5a' });
  await page.goto(`/comercia/${companyId}/campaigns`);
  await test.step('edit and approve', () => editAndApprove(page));
  await test.step('versions and posts', () => lookBack(page));
  await test.step('pictures', () => makePictures(page));
  await test.step('download', () => download(page));
  await narrowAndBack(page, [360, 768]);
  expect(complaints).toEqual([]);
});
