import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { fits } from './new-account';

/** Checks that the screen is accessible and nothing overflows at some widths; then restores the desktop size. */
export async function narrowAndBack(page: Page, widths: readonly number[] = [360]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}
