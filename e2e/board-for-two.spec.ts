import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';
import { mailTo } from './outbox';

const board = '/leadmanager/dashboard/opportunities';
const invited = 'jana@example.org';

/** A second person, who registers by the invitation that the first one sends. */
async function invite(page: Page, browser: Browser): Promise<Page> {
  const { accounts } = await (await page.request.get('/api/user')).json();
  const invitation = { data: { email: invited, role: 'editor' } };
  const sent = await page.request.post(`/api/accounts/${accounts[0].id}/invitations`, invitation);
  expect(sent.ok()).toBe(true);
  const token = /token=([\w-]+)/.exec((await mailTo(invited, /invited/)).text ?? '')?.[1];
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': '198.18.77.13' },
  });
  const guest = await context.newPage();
  const person = { username: 'jana', password: 'una gata gris', name: 'Jana Prat', email: invited };
  const registered = await guest.request.post('/api/register', { data: { ...person, invitation: token } });
  expect(registered.ok()).toBe(true);
  await guest.addInitScript(() => localStorage.setItem('language', 'es'));
  return guest;
}

test('two people share a board: what one assigns or moves, the other sees without asking', async ({
  page,
  browser,
}) => {
  const complaints = await newAccount(page, 'berta', 'en');
  const made = await page.request.post('/api/leads/opportunities', {
    data: { title: 'Oven for the school', amount: 250_000 },
  });
  const { id } = await made.json();
  const guest = await invite(page, browser);
  await guest.goto(board);
  const card = guest.getByRole('listitem').filter({ hasText: 'Oven for the school' });
  await expect(card).toBeVisible();

  await page.goto(`${board}/${id}`);
  await page.getByRole('button', { name: 'Edit “Assigned to”' }).click();
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Jana Prat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Jana Prat' })).toBeVisible();
  await expect(card).toContainText('Jana', { timeout: 2_000 });
  await guest.getByRole('button', { name: 'Lo mío' }).click();
  await expect(card).toBeVisible();
  await expectAccessible(guest);
  await fits(guest);

  await page.goto(board);
  await expect(page.getByRole('link', { name: 'Oven for the school' })).toBeVisible();
  const [, second] = await (await page.request.get('/api/leads/stages')).json();
  await guest.getByRole('button', { name: 'Pasar «Oven for the school» a' }).click();
  await guest.getByRole('menuitem', { name: `Pasar a ${second.name}` }).click();
  const next = page.getByRole('region', { name: second.name });
  await expect(next).toContainText('Oven for the school', { timeout: 2_000 });
  await expectAccessible(page);

  await page.goto('/settings?part=people');
  await page.getByRole('button', { name: 'Remove Jana Prat' }).click();
  await expect(page.getByText('Assigned to them: 1 opportunity.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove from the account' }).click();
  await expect(page.getByText('Jana Prat no longer has access').first()).toBeVisible();
  const { assigneeId } = await (await page.request.get(`/api/leads/opportunities/${id}`)).json();
  expect(assigneeId).toBe((await (await page.request.get('/api/user')).json()).user.id);
  expect(complaints).toEqual([]);
  await guest.context().close();
});
