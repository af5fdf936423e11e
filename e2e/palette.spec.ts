import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { newAccount } from './new-account';

test('Ctrl K finds what three portals hold and creates what none does, by keyboard alone', async ({
  page,
}) => {
  const complaints = await newAccount(page, 'finder', 'en');
  const post = (path: string, data: object) => page.request.post(`/api/${path}`, { data });
  const made = await post('companies', {
    name: 'Forn Vell',
    sector: 'Food',
    size: 'small',
    structure: 'simple',
  });
  const { id: companyId } = await made.json();
  await post('problems', { description: 'Mañanas sin pan', companyId });

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.includes('palette'))).toEqual([]);

  const box = page.getByRole('dialog').getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('manan');
  await expect(page.getByRole('option', { name: /Mañanas sin pan/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/empresa/${companyId}\\?tab=problems#problem-\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Forn Vell' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('Oriol Serra');
  await expect(page.getByText('Nothing found for “Oriol Serra”')).toBeVisible();
  await page.getByRole('option', { name: /Create contact/ }).waitFor();
  while (
    (await page.getByRole('option', { name: /Create contact/ }).getAttribute('aria-selected')) !== 'true'
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Last name')).toHaveValue('Serra');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Oriol Serra' })).toBeVisible();
  expect(complaints).toEqual([]);
});
