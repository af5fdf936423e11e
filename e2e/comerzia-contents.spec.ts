import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { loafBrief } from './loaf-brief';
import { fits, newAccount } from './new-account';

const api = '/api/marketing';

/** Creates a bakery whose loaf has a set of nine campaigns; resolves to the address of its library. */
async function withCampaigns(page: Page): Promise<string> {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(`${api}/${path}`, { data, headers: { 'Accept-Language': 'es' } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const { id: company } = await send('companies', {
    name: 'Forn de la Plaça',
    sector: 'Alimentación',
    commercialObjectives: 'Vender más pan por encargo.',
    targetAudience: 'Familias del barrio',
    targetAudienceType: 'B2C',
    brandColor: '#7a3e12',
    senderName: 'Forn de la Plaça',
    postalAddress: 'Calle del Horno, 12\n08012 Barcelona',
  });
  const { id: productId } = await send('products', {
    marketingCompanyId: company,
    name: 'Hogaza de masa madre',
    category: 'Pan',
    ...loafBrief,
    url: 'https://espiga.example/hogaza',
  });
  await send('campaigns/generate', { productId, goal: 'buy', audience: 'B2C' });
  const written = async () => (await page.request.get(`${api}/contents/count?company=${company}`)).json();
  await expect.poll(written, { timeout: 60_000 }).toEqual({ count: 9, more: false });
  return `/comercia/${company}/contents`;
}

test('a user finds a text of a campaign, previews it and reuses it', async ({ page, context }) => {
  const complaints = await newAccount(page, 'jordi', 'es');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const dialog = page.getByRole('dialog');
  const library = await withCampaigns(page);

  // The search covers the whole portal, from any page.
  await page.goto(library.replace('contents', 'product'));
  await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('hogaza correo');
  await expect(page.getByRole('option', { name: /Campaña · Forn de la Plaça/ }).first()).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox').fill('contenidos');
  await page.getByRole('option', { name: 'Contenidos COMERZIA' }).click();
  await page.getByRole('searchbox').fill('correo');
  await expect(page.getByText('3 resultados')).toBeVisible();
  await page
    .getByRole('row')
    .filter({ has: page.getByText(/^Correo · /) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/content=\d+$/);

  const [subject] = (await page.getByRole('img', { name: /En la bandeja de entrada/ }).innerText())
    .split('\n')
    .slice(-2);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('Calle del Horno, 12')).toBeVisible();
  await expect(mail.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Oscuro', exact: true }).click();
  await expect(mail.locator('.m-sheet')).toHaveCSS('background-color', 'rgb(23, 34, 54)');
  await page.getByRole('button', { name: 'Móvil' }).click();
  await page.getByRole('button', { name: 'Copiar HTML' }).click();
  expect(await clipboard()).toContain('prefers-color-scheme:dark');
  await page.getByRole('tab', { name: 'Solo texto' }).click();
  await page.getByRole('button', { name: 'Copiar texto', exact: true }).click();
  expect(await clipboard()).toContain('https://espiga.example/hogaza');
  // Scrolls to the top: a button half covered by the header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);

  // The copy is an independent content, which is then edited.
  await page.getByRole('button', { name: 'Reutilizar', exact: true }).click();
  await dialog.getByLabel('Nombre').fill('Boletín de mayo');
  await dialog.getByRole('button', { name: 'Hacer la copia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletín de mayo' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await dialog.getByLabel('Asunto', { exact: true }).fill('En mayo, pan tierno cuatro días');
  await expect(dialog.getByText('31 de 60 caracteres')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('img', { name: /En mayo, pan tierno/ })).toBeVisible();
  await page.getByRole('button', { name: 'Recuperar la versión 1' }).click();
  await expect(page.getByRole('img', { name: subject ?? '' })).toBeVisible();

  // The search and the filters of the library are in the address.
  await page.getByRole('button', { name: 'Todos los contenidos' }).click();
  await page.getByRole('searchbox').fill('boletín');
  await expect(page).toHaveURL(/q=bolet/);
  const row = page.getByRole('row', { name: /Boletín de mayo/ });
  await row.getByRole('button', { name: 'Acciones para Boletín de mayo' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByText('Ningún contenido coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('10 resultados')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 800 });
  // Waits until the table has measured its columns again.
  await fits(page);
  const post = page.getByRole('row').filter({ hasText: 'Publicación' });
  await post.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'LinkedIn' })).toBeVisible();
  await fits(page);
  await expectAccessible(page);
  // The preview frame of an email blocks all scripts, including the one by which this test sets the language.
  expect(complaints.filter((text) => !text.startsWith('Blocked script execution in'))).toEqual([]);
});
