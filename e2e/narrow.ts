import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits } from './new-account';

/** Holds that a screen is accessible and nothing in it too wide in some widths; the window is a desk's again afterwards. */
export async function narrowAndBack(page: Page, widths: readonly number[] = [360]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
