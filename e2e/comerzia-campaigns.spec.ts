import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';
import { fits, newAccount } from './new-account';

/** A bakery with its loaf, which is ready for campaigns. */
async function withLoaf(page: Page) {
  const create = async (path: string, data: object) =>
    (await page.request.post(path, { data })).json() as Promise<{ id: number }>;
  const company = await create('/api/marketing/companies', {
    ...{ name: 'Forn de la Plaça', sector: 'Alimentación y panadería', targetAudienceType: 'B2C' },
    ...{ commercialObjectives: 'Vender más pan por encargo.', targetAudience: 'Familias del barrio.' },
    ...{ language: 'es', timezone: 'Europe/Madrid', formality: 'audience', emoji: 'none', avoid: [] },
    ...{ brandColor: '#8a3b12', accentColor: null, logoId: null, senderName: null, replyTo: null },
    ...{ postalAddress: null, quietFrom: null, quietTo: null, latePolicy: 'ask' },
  });
  const loaf = await create('/api/marketing/products', {
    ...{ marketingCompanyId: company.id, name: 'Hogaza de masa madre', category: 'Pan' },
    ...{ price: '5,80 €', priceBasis: 'incl', advantages: 'Aguanta tierna cuatro días.' },
    characteristics: 'Fermenta 24 horas en frío\nPieza de 900 g\nHarina molida a piedra',
  });
  return { company: company.id, loaf: loaf.id };
}

test('a bakery has three campaigns written, edits a sentence by keyboard and approves them', async ({
  page,
}) => {
  const complaints = await newAccount(page, 'neus', 'es');
  const { company, loaf } = await withLoaf(page);
  const { press, tabTo } = keyboardOf(page);

  await page.goto(`/comercia/${company}/product?product=${loaf}`);
  await page.getByRole('link', { name: 'Escribir tres campañas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campañas' })).toBeVisible();
  await page.getByRole('button', { name: 'Escribir tres campañas' }).click();
  await expect(page.getByRole('button', { name: 'Aprobar las 9' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);

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
  await press(email.getByRole('button', { name: /^Aguanta tierna cuatro días/ }));
  await expect(email.getByText(/«cuatro» no está en ningún dato/)).toBeHidden();
  await tabTo(email.getByRole('button', { name: 'Guardar' }));
  await page.keyboard.press('Enter');
  await expect(email.getByRole('button', { name: 'Pan tierno hasta cuatro días' })).toBeFocused();
  await email.getByRole('button', { name: 'Aprobar' }).click();
  await expect(email.getByText('Aprobada')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Pasos' }).first();
  await expect(steps.getByRole('link', { name: 'Campañas hecho' })).toBeVisible();

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
  await page.setViewportSize({ width: 360, height: 800 });
  await fits(page);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
