import { expect, type Page, test } from '@playwright/test';

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const opacityOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => getComputedStyle(section).opacity);

const moving = (page: Page) => page.locator('[data-hero-canvas][data-moving] > canvas');

test('a link scrolls to its section, 80 pixels below the top, and the address names no other on the way', async ({
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

test('the address and the title follow whoever scrolls, without new entries in the history', async ({
  page,
}) => {
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

test('sections below the fold fade in when they are reached; on paper all of them are there', async ({
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

test('the hero moves beside the page, and stands still for those who want calm', async ({ page }) => {
  await page.goto('/');
  await expect(moving(page)).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moving(page)).toHaveCount(0);
});
