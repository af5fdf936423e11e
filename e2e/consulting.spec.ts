import { expect, test } from '@playwright/test';
import { keyboardOf } from './keyboard';

test('a client registers, describes a company and reads its report, by keyboard alone', async ({ page }) => {
  const { press, type } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const choose = async (label: string, letters: string) => type(dialog.getByLabel(label), letters);

  await page.goto('/auth?tab=register');
  await type(page.getByLabel('Full name'), 'Núria Roca');
  await type(page.getByLabel('Email'), 'nuria@example.org');
  await type(page.getByLabel('Username'), 'nuria');
  await type(page.getByLabel('Password', { exact: true }), 'secret-1');
  await type(page.getByLabel('Confirm password'), 'secret-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/consultoria');
  await expect(page.getByText('No companies yet')).toBeVisible();

  await press(page.getByRole('button', { name: 'Add first company' }));
  await type(dialog.getByLabel('Name'), 'Taller Roca');
  await type(dialog.getByLabel('Sector'), 'Carpentry');
  await choose('Size', 'Small');
  await choose('Structure', 'Simple');
  await press(dialog.getByRole('button', { name: 'Create' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Taller Roca' })).toBeVisible();

  const openTab = async (from: string, to: string) => {
    await press(page.getByRole('tab', { name: from }), 'ArrowRight');
    await expect(page.getByRole('tab', { name: to })).toHaveAttribute('aria-selected', 'true');
  };
  const add = async (button: string, fields: [label: string, text: string][], shown: string) => {
    await press(page.getByRole('button', { name: button }));
    for (const [label, text] of fields) await type(dialog.getByLabel(label), text);
    await press(dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText(shown)).toBeVisible();
  };

  await add(
    'Add first product',
    [
      ['Name', 'Oak tables'],
      ['Description', 'Made to measure'],
    ],
    'Oak tables',
  );
  await openTab('Products', 'Departments');
  await add(
    'Add first department',
    [
      ['Name', 'Ventas'],
      ['Function', 'Sells'],
    ],
    'digitalization level 3/5',
  );
  await openTab('Departments', 'Problems');
  await add('Add first problem', [['Description', 'Tareas manuales y repetitivas']], 'Priority 3/5');
  await openTab('Problems', 'Strengths');
  await add('Add first strength', [['Description', 'Ten years of datos históricos']], 'Impact 3/5');
  await press(page.getByRole('tab', { name: 'Strengths' }), 'Home');
  await add(
    'Add first contact',
    [
      ['Name', 'Núria'],
      ['Position', 'Owner'],
    ],
    'Owner',
  );
  await press(page.getByRole('tab', { name: 'Contacts' }), 'End');

  await press(page.getByRole('button', { name: 'Generate report' }));
  await press(dialog.getByRole('button', { name: 'Generate now' }));
  await expect(dialog).toBeHidden();
  for (const section of ['Analysis', 'Recommendations', 'AI architecture']) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  const report = page.getByRole('tabpanel');
  for (const text of [
    'Analytics module',
    'Process automation',
    'Predictive system',
    'Integration platform',
  ]) {
    await expect(report).toContainText(text);
  }
  await expect(page.getByRole('button', { name: 'Generate report' })).toBeDisabled();

  await press(page.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/auth');
  await page.goto('/consultoria');
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test("a client edits, orders and imports a company's items, by keyboard alone", async ({ page }) => {
  const { press, type, tabTo } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const pau = { username: 'pau', password: 'secret-1', name: 'Pau', email: 'pau@example.org' };
  await page.request.post('/api/register', { data: pau });
  const company = { name: 'Forn Vell', sector: 'Food', size: 'small', structure: 'simple' };
  const { id } = await (await page.request.post('/api/companies', { data: company })).json();
  await page.goto(`/empresa/${id}`);

  await press(page.getByRole('button', { name: 'Paste or import' }));
  await page.keyboard.insertText(
    'Name;Description;Type\nBread;Baked daily;product\nCatering;For offices;service',
  );
  await expect(dialog.getByRole('row', { name: /Catering/ })).toContainText('Service');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const names = page.getByRole('tabpanel').getByRole('heading');
  await expect(names).toHaveText(['Bread', 'Catering']);

  await press(page.getByRole('button', { name: 'Edit Catering' }));
  await expect(dialog.getByLabel('Type')).toHaveValue('service');
  await tabTo(dialog.getByLabel('Name'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Breakfasts');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Bread', 'Breakfasts']);

  const up = page.getByRole('button', { name: 'Move Breakfasts up' });
  const ordered = page.waitForResponse(/\/products\/order$/);
  await press(up);
  await expect(names).toHaveText(['Breakfasts', 'Bread']);
  await expect(up).toBeFocused();
  await ordered;
  await page.reload();
  await expect(names).toHaveText(['Breakfasts', 'Bread']);

  await press(page.getByRole('button', { name: 'Delete Bread' }));
  await press(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(names).toHaveText(['Breakfasts']);

  await press(page.getByRole('link', { name: 'SWOT analysis' }));
  await press(page.getByRole('button', { name: 'Add opportunity' }));
  await type(dialog.getByLabel('Description'), 'A new market hall');
  await page.keyboard.press('Control+Enter');
  await press(page.getByRole('button', { name: 'Move A new market hall to…' }));
  await page.keyboard.press('Enter');
  const strengths = page.getByRole('region', { name: 'Strengths' });
  await expect(strengths.getByText('A new market hall')).toBeVisible();
  await expect(strengths.getByText('Impact 3/5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move A new market hall to…' })).toBeFocused();

  await page.goto('/consultoria');
  await press(page.getByRole('button', { name: 'Edit Forn Vell' }));
  await expect(dialog.getByLabel('Size')).toHaveValue('small');
  await type(dialog.getByLabel('Email'), 'hola@forn.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Company saved').first()).toBeVisible();
});

test("opening another account's company shows that it does not exist", async ({ page }) => {
  const eva = { username: 'eva', password: 'secret-1', name: 'Eva', email: 'eva@example.org' };
  await page.request.post('/api/register', { data: eva });
  await page.goto('/empresa/1');
  await expect(page.getByRole('alert')).toContainText('company not found');
  await page.getByRole('link', { name: 'Back to companies' }).first().click();
  await expect(page).toHaveURL('/consultoria');
});
