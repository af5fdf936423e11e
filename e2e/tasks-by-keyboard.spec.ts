import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { newAccount } from './new-account';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function withTasks(page: Page) {
  const add = (path: string, data: object) => page.request.post(`/api/leads/${path}`, { data });
  await add('contacts', { firstName: 'Lucía', lastName: 'Vidal' });
  for (const [title, days] of [
    ['Send the offer', -2],
    ['Call the garage', -1],
    ['Book the fair', 5],
  ] as const) {
    await add('tasks', { title, dueAt: daysFromNow(days), isAllDay: true });
  }
}

test('tasks can be managed by keyboard alone', async ({ page }) => {
  const complaints = await newAccount(page, 'agenda', 'en');
  await withTasks(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');
  const task = (name: string) => page.getByRole('link', { name });
  await page.goto('/leadmanager/dashboard/contacts');
  await expect(page.getByRole('link', { name: 'Lucía Vidal' })).toBeVisible();

  await press('g', 't');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
  await expect(task('Book the fair')).toBeVisible();
  await press('j');
  await expect(task('Send the offer')).toBeFocused();
  await press('j', 'j');
  await expect(task('Book the fair')).toBeFocused();
  await press('k', 'k');
  await expect(task('Send the offer')).toBeFocused();
  await press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Send the offer' })).toBeChecked();
  await press('x', 'ArrowLeft', 'Space');
  await expect(page.getByText('Task done').first()).toBeVisible();
  await expect(task('Send the offer')).toHaveCount(0);

  await press('j');
  await expect(task('Call the garage')).toBeFocused();
  await press('ArrowRight', 'ArrowRight');
  await expect(page.getByRole('button', { name: 'Snooze until tomorrow: Call the garage' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Snoozed until tomorrow').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overdue' })).toHaveCount(0);

  for (const [key, title] of [
    ['n', 'Order paper'],
    ['t', 'Ring Lucía'],
  ] as const) {
    await press(key);
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.type(title);
    await press('Enter');
    await expect(task(title)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }

  await press('g', 'c');
  await expect(page.getByRole('link', { name: 'Lucía Vidal' })).toBeVisible();
  await press('j', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía Vidal' })).toBeVisible();
  await press('l');
  await expect(page.getByLabel('What was said?')).toBeFocused();
  await page.keyboard.type('She wants the offer');
  await press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('She wants the offer')).toBeVisible();

  // Moves the focus out of the text field, where “?” would be typed.
  await press('Tab', 'Tab', '?');
  await expect(dialog.getByText('Log a communication')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' }).focus();
  await press('Space', 'Escape');
  await expect(dialog).toHaveCount(0);
  await press('n');
  await press('g', 't');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía Vidal' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(complaints).toEqual([]);
});
