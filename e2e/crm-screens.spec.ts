import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits } from './new-account';

const demo = { username: 'demo', password: 'demo-quorumia' };
const dashboard = '/leadmanager/dashboard';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ page }) => {
  await page.request.post('/api/login', { data: demo });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Whether all of an element lies in the window. */
async function isWhole(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}

for (const width of [320, 360]) {
  test(`each chart keeps within its card on a phone of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${dashboard}/analytics`);
    const figures = page.getByRole('figure');
    await expect(figures).toHaveCount(7);
    await page.waitForLoadState('networkidle');
    await fits(page);
    for (const figure of await figures.all()) {
      // A drawing that is wider than its place scrolls there.
      const beyond = await figure.evaluate((card) =>
        [...card.querySelectorAll('svg, select, button, p, a')]
          .filter((part) => !part.closest('.overflow-x-auto, .sr-only'))
          .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(beyond).toEqual([]);
    }
  });
}

test('on a phone the amount of an opportunity is whole in its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${dashboard}/opportunities?view=list`);
  const amounts = page.locator('tbody tr').getByText(/^(€|US\$)[\d,]+$/);
  await expect(amounts.first()).toBeVisible();
  for (const amount of await amounts.all()) {
    const cut = await amount.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
    expect(cut).toBe(false);
  }
});

for (const section of ['contacts', 'opportunities', 'communications']) {
  test(`on a phone the button that adds to ${section} is in view from the start`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${dashboard}/${section}`);
    await page.locator('[data-act=new]').click();
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create' });
    await expect(create).toBeVisible();
    expect(await isWhole(page, create)).toBe(true);
    await expectAccessible(page);
  });
}

for (const path of ['communications/1', 'tasks/1', 'opportunities/1', 'companies/1', 'contacts/2']) {
  test(`${path} is accessible, at 320 pixels and at twice the size too`, async ({ page }) => {
    await page.goto(`${dashboard}/${path}`);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 720, height: 450 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.waitForLoadState('networkidle');
      await fits(page);
      await expectAccessible(page);
    }
  });
}

test('merging by keyboard begins at the record that stays', async ({ page }) => {
  await page.goto(`${dashboard}/settings?part=imports`);
  await page
    .getByRole('button', { name: /^Merge / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
});
