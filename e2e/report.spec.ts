import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';

const demo = { username: 'demo', password: 'demo-quorumia' };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.request.post('/api/login', { data: demo });
});

test('a finding links to its record, which is scrolled into view, marked and focused', async ({ page }) => {
  await page.goto('/empresa/1/report');
  const link = page.getByRole('link', { name: /^See the problem: La web no admite pedidos/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/empresa\/1\?tab=problems#problem-\d+$/);
  const problems = page.getByRole('list', { name: 'Problems' });
  const record = problems.getByRole('listitem').filter({ hasText: 'La web no admite pedidos.' });
  await expect(record).toBeFocused();
  await expect(record).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Consulting report for');
});

test('the record in the address is focused on the first load too', async ({ page }) => {
  await page.goto('/empresa/1/report');
  const link = page.getByRole('link', { name: /^See the strength: Equipo dispuesto/ });
  await page.goto((await link.getAttribute('href')) as string);
  await expect(page.getByRole('listitem').filter({ hasText: 'Equipo dispuesto' })).toBeFocused();
});

test("the plan's dates follow from the chosen start, which is stored", async ({ page }) => {
  await page.goto('/empresa/1/report');
  await page.getByLabel('Start date').fill('2027-01-11');
  await page.getByRole('button', { name: 'Save date' }).click();
  const plan = page.getByRole('region', { name: 'Recommendations' });
  await expect(plan).toContainText('Starts: 11 Jan 2027Ends: between 7 Feb 2027 and 21 Feb 2027');
  await page.reload();
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Begin the diagnosis on 11 January 2027');
});

test('a shared link is created, opened by a stranger and revoked, by keyboard alone', async ({
  page,
  browser,
}) => {
  const { press } = keyboardOf(page);
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await page.goto('/empresa/1/report');
  await press(page.getByRole('button', { name: 'Share' }));
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Create a link' }));
  const link = dialog.getByLabel('Link to the report');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  const address = await link.inputValue();

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await stranger.goto(address);
  // The demo report is in Spanish, and this visitor has not chosen a language.
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Informe de consultoría de');
  await expect(stranger.getByRole('region', { name: 'Análisis' })).toContainText('Perfil de la empresa');
  await expect(stranger.getByRole('link', { name: /^Ver el problema/ })).toHaveCount(0);
  await stranger.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(stranger);
  const overflow = await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await stranger.getByRole('button', { name: 'Leerlo en inglés' }).click();
  await expect(stranger.getByRole('region', { name: 'Analysis' })).toContainText('Company profile');
  await stranger.getByRole('button', { name: 'English' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Consulting report for');

  await press(dialog.getByRole('button', { name: /^Deactivate the link/ }));
  await press(page.getByRole('button', { name: 'Deactivate', exact: true }));
  await expect(dialog.getByText('There are no active links.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await stranger.context().close();
});

test('the printed report has nothing of the screen around it', async ({ page }) => {
  const added = { name: 'Empanadas', description: 'De encargo', companyId: 1 };
  const product = (await (await page.request.post('/api/products', { data: added })).json()) as {
    id: number;
  };
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/empresa/1/report');
  await expect(page.getByRole('region', { name: 'What has changed since' })).toContainText('Empanadas');
  await page.emulateMedia({ media: 'print' });
  for (const told of await page.getByText(/changed in the company|Empanadas/).all())
    await expect(told).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^This report: http/)).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(22, 32, 46)');
  await page.request.delete(`/api/products/${product.id}`);
});

test('the report of a company with 27 items has a limited length', async ({ page }) => {
  const make = async (path: string, data: object) =>
    ((await (await page.request.post(`/api/${path}`, { data })).json()) as { id: number }).id;
  const company = { name: 'Trigal', sector: 'Alimentación', size: 'small', structure: 'simple' };
  const companyId = await make('companies', company);
  const of = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const text = 'Se apunta a mano cada noche en una libreta y se copia al día siguiente';
  for (const at of of(4)) await make('products', { name: `Pan ${at}`, description: text, companyId });
  for (const at of of(6)) {
    const department = { name: `Tienda ${at}`, function: text, digitalizationLevel: (at % 5) + 1, companyId };
    await make('departments', department);
  }
  for (const at of of(10)) {
    await make('problems', { description: `${text}: tarea manual ${at}`, priority: (at % 5) + 1, companyId });
  }
  for (const at of of(7)) {
    await make('strengths', { description: `Datos de ${at} años`, impact: (at % 5) + 1, companyId });
  }
  await make('reports', { companyId, isBuilt: true, language: 'es' });
  for (const [width, height, most] of [
    [1440, 900, 9_000],
    [360, 740, 10_000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/empresa/${companyId}/report`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Summary');
    await expect(page.getByText(/Nothing in the company’s data/)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  }
  await page.request.delete(`/api/companies/${companyId}`);
});

test('on a phone the conclusions come first, and the three sections can be expanded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/empresa/1/report');
  await expect(page.getByText('Most urgent', { exact: true })).toBeVisible();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  const matrix = analysis.getByText('Problems by department and urgency');
  await expect(matrix).toBeHidden();
  await analysis.getByRole('button').first().click();
  await expect(matrix).toBeVisible();
  expect((await matrix.boundingBox())?.width).toBeGreaterThan(250);
  await expectAccessible(page);
});

test('the owner and a stranger download the report as a PDF in the chosen language', async ({ page }) => {
  await page.goto('/empresa/1/report');
  for (const [button, name] of [
    ['PDF in English', /\.pdf$/],
    ['PDF in Spanish', /Panadería.*\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }
  const share = await page.request.post('/api/companies/1/report/shares', { data: { days: 1 } });
  const { url } = (await share.json()) as { url: string };
  await page.goto(url);
  // The report is in Spanish, and no language was chosen here.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF en español' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
