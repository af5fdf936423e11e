import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';

test('what a problem costs becomes a project of the report and tasks that lead back, by keyboard alone', async ({
  page,
}) => {
  const { press, type, tabTo } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const make = async (path: string, data: object) =>
    ((await (await page.request.post(`/api/${path}`, { data })).json()) as { id: number }).id;
  const ines = { username: 'ines', password: 'secret-1', name: 'Inés', email: 'ines@example.org' };
  await page.request.post('/api/register', { data: ines });
  const kind = { sector: 'Food', size: 'small', structure: 'simple', hourCost: 18_00 };
  const companyId = await make('companies', { name: 'Forn Nou', ...kind });
  await make('products', { name: 'Bread', description: 'Slow-fermented loaves', companyId });
  await make('departments', { name: 'Shop', function: 'Sells', digitalizationLevel: 2, companyId });
  await make('strengths', { description: 'All orders go through one counter', impact: 4, companyId });
  await make('problems', { description: 'Orders are copied by hand every night', priority: 5, companyId });

  await page.goto(`/empresa/${companyId}?tab=problems`);
  await press(page.getByRole('button', { name: /^Edit Orders are copied/ }));
  await press(dialog.locator('summary', { hasText: 'For the report' }), 'Space');
  await type(dialog.getByLabel('Hours a month'), '20');
  await type(dialog.getByLabel('Measure'), 'minutes a night: 40 today, 5 the goal');
  await press(dialog.getByLabel(/All orders go through one counter/), 'Space');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('20 hours a month')).toBeVisible();

  await press(page.getByRole('tab', { name: 'Problems' }), 'End');
  await press(page.getByRole('button', { name: 'Generate report' }));
  await press(dialog.getByRole('button', { name: 'Generate now' }));
  const project = page.getByRole('region', { name: 'Recommendations' }).getByRole('listitem').first();
  await expect(project).toContainText('€360 a month');
  await expect(project).toContainText('All orders go through one counter');
  await expect(project).toContainText('minutes a night: 40 today, 5 the goal');
  await press(page.getByRole('button', { name: 'Plan it in LEADMANAGER' }));
  await expect(page.getByText('Planned: 3 tasks in LEADMANAGER').first()).toBeVisible();
  await expectAccessible(page);

  await press(page.getByRole('link', { name: 'See its tasks' }));
  await expect(page).toHaveURL(/\/leadmanager\/dashboard\/tasks\/\d+/);
  await tabTo(dialog.getByRole('link', { name: 'From the report of Forn Nou' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forn Nou');
});
