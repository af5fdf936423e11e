import { expect, type Page, test } from '@playwright/test';
import { newAccount } from './new-account';

const contacts = '/leadmanager/dashboard/contacts';

/** Adds a contact with the screen's own button, which leads to its page, and goes back to the list by its link. */
async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'New contact' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First name').fill(name);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await section(page, 'Contacts').click();
  await expect(rows(page, name).first()).toBeVisible();
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

const rows = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('two tabs show two accounts, each writes into its own, and every way within a tab stays in it', async ({
  page,
  context,
}) => {
  const complaints = await newAccount(page, 'twoaccounts', 'en');
  const opened = await page.request.post('/api/accounts', { data: { name: 'Hotel Mar' } });
  const { id } = (await opened.json()) as { id: number };
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const other = await context.newPage();
  await page.goto(contacts);
  await other.goto(`${contacts}?account=${id}`);

  for (const number of [1, 2]) {
    await add(page, `Ana ${number}`);
    await add(other, `Berta ${number}`);
  }
  const held = async (query: string) => {
    const answer = await page.request.get(`/api/leads/contacts${query}`);
    const { rows: found } = (await answer.json()) as { rows: { firstName: string }[] };
    return found.map(({ firstName }) => firstName).toSorted();
  };
  expect(await held('')).toEqual(['Ana 1', 'Ana 2']);
  expect(await held(`?account=${id}`)).toEqual(['Berta 1', 'Berta 2']);

  // A link, a filter in the address and a reload keep the account.
  await section(other, 'Companies').click();
  await expect(other).toHaveURL(new RegExp(`/companies\\?account=${id}$`));
  await other.goBack();
  await other.reload();
  await expect(rows(other, 'Berta 1').first()).toBeVisible();
  await expect(rows(other, 'Ana 1')).toHaveCount(0);

  // A link without its account leads to the account that has the record, and says so.
  const record = (await rows(other, 'Berta 1').first().getAttribute('href')) ?? '';
  await page.goto(record.replace(/[?&]account=\d+/, ''));
  await expect(page).toHaveURL(new RegExp(`[?&]account=${id}$`));
  await expect(page.getByText('Found in your account Hotel Mar', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Berta 1' })).toBeVisible();

  // The switch leads to the other account, by keyboard.
  const menu = other.locator('summary', { hasText: 'Hotel Mar' });
  await menu.focus();
  await other.keyboard.press('Enter');
  await other.keyboard.press('Tab');
  await other.keyboard.press('Enter');
  await expect(other.locator('summary', { hasText: 'twoaccounts' })).toBeVisible();
  await other.goto(contacts);
  await expect(rows(other, 'Ana 1').first()).toBeVisible();

  await page.goto('/today?account=2000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'You are not in this account' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your own account' }).click();
  await expect(page).toHaveURL(/\/today$/);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});
