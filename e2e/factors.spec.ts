import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits, newAccount } from './new-account';

/** Gives the page an authenticator that holds passkeys and answers at once. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function signIn(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.goto('/auth');
  await page.getByLabel('Username').fill('secondstep');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('somebody makes a passkey, signs in with it, with a recovery code, and proves that it is them', async ({
  page,
}) => {
  await withAuthenticator(page);
  await newAccount(page, 'secondstep', 'en');
  await page.goto('/settings?part=security');
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const codes = section(page, 'Recovery codes').locator('ol').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await fits(page);
  const [code = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await signIn(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('secondstep');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.keyboard.press('Enter');
  await page.getByLabel('One of your recovery codes').focus();
  await expectAccessible(page);
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/consultoria$/);

  await signIn(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/consultoria$/);

  await page.goto('/settings?part=security');
  await expect(page.getByText('You have 9 codes left of 10.')).toBeVisible();
  // The sign-in counts as a proof for ten minutes; this refusal stands for one that is older.
  await page.route(
    '**/api/account/recovery-codes',
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Confirm that it is you', code: 'proof.needed' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(codes).toHaveCount(10);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
