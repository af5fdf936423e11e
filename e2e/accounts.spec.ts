import { expect, type Page, test } from '@playwright/test';

const demo = { username: 'demo', password: 'demo-quorumia' };

test('a visitor who is sent to sign in returns to the requested page', async ({ page }) => {
  await page.goto('/consultoria');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/consultoria');
  await expect(page.getByText('Harbour Parts (example)')).toBeVisible();
});

test('the dashboard of LEADMANAGER redirects to its own sign-in page, which returns to it', async ({
  page,
}) => {
  await page.goto('/leadmanager/dashboard');
  await expect(page).toHaveURL(/\/leadmanager(\?|$)/);
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/leadmanager/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/leadmanager');
});

test('a chosen language is kept, and on public pages the address decides', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL('/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/?a=1#contacto');
  await expect(page).toHaveURL('/es?a=1#contacto');
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const stored = () => page.evaluate(() => localStorage.getItem('language'));
  await page.goto('/es/legal');
  expect(await stored()).toBe('fr');
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.goto('/es/legal');
  expect(await stored()).toBe('es');
  await page.goto('/nowhere');
  await expect(
    page.getByRole('heading', { level: 1, name: 'ComerzIA, tu director comercial con IA' }),
  ).toBeVisible();
});

test('the marketing portal has one address for signed-in users, also in Spanish', async ({ page }) => {
  const { token } = (await (await page.request.post('/api/login', { data: demo })).json()) as {
    token: string;
  };
  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'es');
    localStorage.setItem('auth_token', kept);
  }, token);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/comercia');
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
  expect(visited).toEqual(['/comercia']);
});

test('pages do not violate their content security policy and log no errors', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.request.post('/api/login', { data: demo });
  for (const path of [
    '/',
    '/es',
    '/comerzia',
    '/comercia',
    '/consultoria',
    '/settings',
    '/leadmanager/dashboard',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

/** Signs in as the demo account, and delays the scripts of the pages until `arrive` is called. */
async function withScriptsHeld(page: Page) {
  const { token } = await (await page.request.post('/api/login', { data: demo })).json();
  await page.addInitScript((kept) => localStorage.setItem('auth_token', kept), token);
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return { token, arrive: () => arrive() };
}

test("a portal page shows its frame and first data before its scripts arrive, and the app's content afterwards", async ({
  page,
}) => {
  const { arrive } = await withScriptsHeld(page);
  await page.goto('/consultoria', { waitUntil: 'commit' });
  await expect(page.locator('#waiting h1')).toHaveText('My companies');
  await expect(page.locator('#waiting h1')).toBeVisible();
  await expect(page.locator('#waiting h2').first()).toBeVisible();
  arrive();
  await expect(page.locator('#root').getByText('Harbour Parts (example)')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});

test("a company's products are shown before the scripts arrive, in the position that the app keeps", async ({
  page,
}) => {
  const { token, arrive } = await withScriptsHeld(page);
  const headers = { Authorization: `Bearer ${token}` };
  const [company] = await (await page.request.get('/api/companies', { headers })).json();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto(`/empresa/${company.id}`, { waitUntil: 'commit' });
  const waiting = page.locator('#waiting');
  await expect(waiting.locator('h1')).toHaveText(company.name);
  const product = waiting.locator('main li h2').first();
  const name = await product.textContent();
  // The font replaces its substitute when it arrives: with the page, and once more with the styles of the app.
  const withFont = () => page.evaluate(() => document.fonts.ready);
  await withFont();
  const place = await product.boundingBox();
  expect(await waiting.getAttribute('inert')).toBe('');
  arrive();
  const shown = page.locator('#root main li h2').first();
  await expect(shown).toHaveText(name ?? '');
  await expect(waiting).toHaveCount(0);
  await withFont();
  expect(await shown.boundingBox()).toEqual(place);
  expect(asked.filter((url) => url.endsWith('/products'))).toHaveLength(1);
});
