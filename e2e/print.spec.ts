import { expect, test } from '@playwright/test';

test.describe('in print, before the app has started', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('the header is on the first sheet only, without buttons', async ({ page }) => {
    await page.goto('/consultia');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('position', 'static');
    await expect(header.getByRole('link', { name: 'QuorumIA, home' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('the break-even calculation has no site header and footer', async ({ page }) => {
    await page.goto('/es/solutions/break-even');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});
