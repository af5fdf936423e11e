import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';

const demo = { username: 'demo', password: 'demo-quorumia' };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.request.post('/api/login', { data: demo });
});

test('a finding leads to the record it rests on, which is in view, marked and focused', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Consulting report of');
});

test('from the first load too, the record in the address is focused', async ({ page }) => {
  await page.goto('/empresa/1/report');
  const link = page.getByRole('link', { name: /^See the strength: Equipo dispuesto/ });
  await page.goto((await link.getAttribute('href')) as string);
  await expect(page.getByRole('listitem').filter({ hasText: 'Equipo dispuesto' })).toBeFocused();
});

test('the plan gets its dates from the start chosen, and keeps them', async ({ page }) => {
  await page.goto('/empresa/1/report');
  await page.getByLabel('The plan starts on').fill('2027-01-11');
  await page.getByRole('button', { name: 'Set the start' }).click();
  const plan = page.getByRole('region', { name: 'Five-phase plan' });
  await expect(plan).toContainText('Starts: Jan 11, 2027Ends: between Feb 7, 2027 and Feb 21, 2027');
  await page.reload();
  await expect(plan).toContainText('end between Jun 7, 2027 and Aug 21, 2027');
});

test('a link is made, read by a stranger and withdrawn, by keyboard alone', async ({ page, browser }) => {
  const { press } = keyboardOf(page);
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await page.goto('/empresa/1/report');
  await press(page.getByRole('button', { name: 'Share' }));
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Make a link' }));
  const link = dialog.getByLabel('Link to the report');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  const address = await link.inputValue();

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await stranger.goto(address);
  // The demo report is in Spanish, and this visitor never chose a language.
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Informe de consultoría de');
  await expect(stranger.getByRole('region', { name: 'Análisis' })).toContainText('ANÁLISIS EMPRESARIAL');
  await expect(stranger.getByRole('link', { name: /^Ver el problema/ })).toHaveCount(0);
  await stranger.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(stranger);
  const overflow = await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await stranger.getByRole('button', { name: 'English' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Consulting report of');
  await stranger.getByRole('button', { name: 'Read it in English' }).click();
  await expect(stranger.getByRole('region', { name: 'Analysis' })).toContainText('BUSINESS ANALYSIS');

  await press(dialog.getByRole('button', { name: /^Withdraw the link/ }));
  await press(page.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect(dialog.getByText('No link works at the moment.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await stranger.context().close();
});

test('on paper there is the report and nothing of the screen around it', async ({ page }) => {
  const added = { name: 'Tartas', description: 'De encargo', companyId: 1 };
  const product = (await (await page.request.post('/api/products', { data: added })).json()) as {
    id: number;
  };
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/empresa/1/report');
  await expect(page.getByRole('region', { name: 'What has changed since' })).toContainText('Tartas');
  await page.emulateMedia({ media: 'print' });
  for (const told of await page.getByText(/changed in the company|Tartas/).all())
    await expect(told).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^This report: http/)).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(22, 32, 46)');
  await page.request.delete(`/api/products/${product.id}`);
});

test('the report is kept as a PDF in the language asked for, by its owner and by a stranger', async ({
  page,
}) => {
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
