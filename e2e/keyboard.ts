import { expect, type Locator, type Page } from '@playwright/test';

/** A user without a mouse: every action uses Tab and the keyboard. */
export function keyboardOf(page: Page) {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Presses Tab until the target has the focus, and returns how often; fails if it never gets it. */
  async function tabTo(target: Locator) {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 200; presses += 1) {
      if (await isFocused(target)) return presses;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard never reaches ${target.toString()}`);
  }

  return {
    tabTo,
    press: async (target: Locator, key = 'Enter') => {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    type: async (target: Locator, text: string) => {
      await tabTo(target);
      await page.keyboard.type(text);
    },
  };
}
