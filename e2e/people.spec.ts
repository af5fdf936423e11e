import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { keyboardOf } from './keyboard';
import { fits, newAccount } from './new-account';
import { mailTo } from './outbox';

const invited = 'pere@example.org';
const people = '/settings?part=people';
const contacts = '/leadmanager/dashboard/contacts';

/** Opens the link of the mail and registers by it, without a mouse. */
async function registerByLink(page: Page) {
  const { type, press } = keyboardOf(page);
  const mail = await mailTo(invited, /invited/);
  const link = /https?:\S+\/auth\/invitation\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText('olga invites you to the account “olga”.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(invited);
  await expectAccessible(page);
  await fits(page);
  await type(page.getByLabel('Full name'), 'Pere');
  await type(page.getByLabel('Username'), 'pere');
  await type(page.getByLabel('Password', { exact: true }), 'una gata gris');
  await type(page.getByLabel('Confirm password'), 'una gata gris');
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/today$/);
  await page.goto(link);
  await expect(page.getByText('This invitation is no longer valid')).toBeVisible();
}

/** Fills in the dialog for a contact that is open, and sends it. */
async function addContact(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
}

test('somebody is invited, registers by the link, reads, then edits, and is removed', async ({
  page,
  browser,
}) => {
  const complaints = await newAccount(page, 'olga', 'en');
  await page.request.post('/api/leads/contacts', { data: { firstName: 'Lucía', lastName: 'Vidal' } });
  const owner = keyboardOf(page);

  await page.goto(people);
  await owner.type(page.getByLabel('Email'), invited);
  await owner.press(page.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByText(`Invitation sent to ${invited}`).first()).toBeVisible();
  await expect(page.getByText(/expires \d+ \w+/)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': '198.18.77.12' },
  });
  const guest = await context.newPage();
  await registerByLink(guest);

  await guest.goto(contacts);
  await expect(guest.getByRole('link', { name: 'Lucía Vidal' })).toBeVisible();
  const refused = await guest.request.post('/api/leads/contacts', { data: { firstName: 'Nobody' } });
  expect(refused.status()).toBe(403);
  await guest.goto(people);
  await expect(guest.getByText('Pere (you)')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Log', exact: true })).toHaveCount(0);
  await expectAccessible(guest);
  await fits(guest);

  await page.reload();
  await page.getByLabel('What Pere may do').selectOption('Editor');
  await expect(page.getByText('Pere can now change things too').first()).toBeVisible();

  await guest.goto(contacts);
  await guest.getByRole('button', { name: /^(New|Add) contact/ }).click();
  await addContact(guest, 'Nil');
  await expect(guest.getByRole('heading', { level: 1, name: 'Nil' })).toBeVisible();

  await owner.press(page.getByRole('button', { name: 'Remove Pere' }));
  await owner.press(page.getByRole('button', { name: 'Remove from the account' }));
  await expect(page.getByText('Pere no longer has access').first()).toBeVisible();
  await page.goto(contacts);
  await expect(page.getByRole('link', { name: 'Nil' })).toBeVisible();

  // Who has no other account finds an empty one of their own.
  await guest.goto(contacts);
  await expect(guest.getByRole('button', { name: /^(New|Add) contact/ }).first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Lucía Vidal' })).toHaveCount(0);
  await page.goto('/settings?part=log');
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines).toContainText([
    /olga removed Pere/,
    /olga made Pere an editor/,
    /Pere joined/,
    /olga invited/,
  ]);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
