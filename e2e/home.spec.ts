import { expect, type Page, test } from '@playwright/test';

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const opacityOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => getComputedStyle(section).opacity);

const moving = (page: Page) => page.locator('[data-hero-canvas][data-moving] > canvas');

test('a link scrolls to its section, 80 pixels below the top, and no other section appears in the address on the way', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const seen: string[] = [];
    addEventListener('replaceState', () => seen.push(location.hash));
    Object.assign(window, { seen });
  });
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect.poll(() => topOf(page, 'contacto')).toBe(80);
  await expect(page).toHaveURL('/#contacto');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('the address and the title follow scrolling, without new history entries', async ({ page }) => {
  await page.goto('/es?topic=custom');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  for (const [id, title] of [
    ['nosotros', /^Quiénes somos/],
    ['soluciones', /^Once soluciones/],
  ] as const) {
    await page
      .locator(`#${id}`)
      .evaluate((section) =>
        scrollTo({ top: scrollY + section.getBoundingClientRect().top, behavior: 'instant' }),
      );
    await expect(page).toHaveURL(`/es?topic=custom#${id}`);
    await expect(page).toHaveTitle(title);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveURL('/es?topic=custom');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('sections below the fold fade in when they are reached, and in print all are visible', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect(page.locator('#contacto')).toHaveAttribute('data-reveal', 'waiting');
  expect(await opacityOf(page, 'inicio')).toBe('1');
  await page.emulateMedia({ media: 'print' });
  expect(await opacityOf(page, 'contacto')).toBe('1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  expect(await opacityOf(page, 'contacto')).toBe('1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('#contacto').scrollIntoViewIfNeeded();
  await expect.poll(() => opacityOf(page, 'contacto')).toBe('1');
});

test('the network animation moves beside the page, ends in the static drawing, and then stops', async ({
  page,
}) => {
  await page.goto('/');
  await expect(moving(page)).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(1);
  await expect(moving(page)).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expect(page.locator('[data-hero-canvas] + svg')).toBeVisible();
  // The app hydrates the page, which must not restart the animation.
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
  expect(page.workers()).toHaveLength(0);
});

test('the network does not move for users who prefer reduced motion', async ({ page }) => {
  await page.goto('/');
  await expect(moving(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moving(page)).toHaveCount(0);
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toHaveLength(0);
});

for (const path of ['/', '/es', '/solutions/break-even']) {
  test(`at no width is the network of ${path} behind text or the menu`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 600, 768, 900, 1_024, 1_152, 1_280, 1_440, 1_920, 2_560]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(textOnNetwork)]).toEqual([width, []]);
    }
  });
}

/** The texts of the header and the hero that overlap the network, except where a sheet covers it. */
function textOnNetwork() {
  const network = document.querySelector('[data-hero-canvas]');
  const hero = network?.closest('section');
  if (!network || !hero) return [];
  const box = network.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }: DOMRect) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement!;
    const isThere = hero.contains(parent) || parent.closest('header');
    if (!isThere || parent.closest('.as-page, noscript') || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(meets)) found.push(text.textContent ?? '');
  }
  return found;
}

test('the screens stand in the theme of the page, side by side; a phone shows one and swipes to the others', async ({
  page,
}) => {
  const screens = page.locator('figure').filter({ hasText: /^(CONSULTIA|COMERZIA|LEADMANAGER)/ });
  const tops = () =>
    screens.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto('/es');
  await expect(screens).toHaveCount(3);
  expect(new Set(await tops()).size).toBe(1);
  await expect(screens.first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(screens.first()).toHaveCSS('background-color', 'rgb(23, 34, 54)');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await screens.first().evaluate((one) => one.getBoundingClientRect().height)).toBe(336);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what is typed before the page has its scripts redraws the first screen, and is kept on request', async ({
  page,
}) => {
  await page.goto('/es');
  const field = page.getByLabel('¿Qué te quita tiempo?');
  // At once, so that it falls into the time in which React fills the field anew.
  await field.evaluate((one: HTMLTextAreaElement) => {
    one.focus();
    one.select();
    document.execCommand('insertText', false, 'Las facturas se pasan manualmente dos veces');
  });
  await expect(page.locator('figure').first()).toContainText('Las facturas se pasan manualmente dos veces');
  await page.getByRole('button', { name: 'Guárdala: crea una cuenta' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fconsultoria&tab=register/);
  expect(await page.evaluate(() => sessionStorage.getItem('first_problem'))).toBe(
    'Las facturas se pasan manualmente dos veces',
  );
});

test('where no account can be opened, no page offers one', async ({ page }) => {
  await page.goto('/');
  const account = page.getByRole('link', { name: 'Create account' });
  const keep = page.getByRole('button', { name: 'Keep it: create an account' });
  await expect(account).toBeVisible();
  await expect(keep).toBeVisible();
  // As the server fills the page with `REGISTRATION=closed`.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-registration="open"', 'data-registration="closed"');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(account).toBeHidden();
  await expect(keep).toBeHidden();
  // The app has started, with its whole style sheet.
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
  await expect(account).toBeHidden();
  await expect(keep).toBeHidden();
});
