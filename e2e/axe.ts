import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.0 to 2.2, A and AA. */
const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails if the current screen has a serious or critical violation (WCAG 2.0 to 2.2, A and AA). */
export const expectAccessible = (page: Page) => expectNone(page, all);

/** Puts axe into the frames of a page that have none yet; a frame may be sandboxed, and so of no origin. */
const bringAxe = (page: Page) =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return;
      await frame.evaluate(axe.source);
      await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
    }),
  );

/** Waits for what appears: at first a dialog is transparent, and hides the page behind it, but is none for axe. */
const endOfAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((each) => each.finished.catch(() => {})));
};

/**
 * Runs axe in the page itself: the library that does so for Playwright brings it anew for each run, which takes as long
 * as the rules. Describing every element that passed would take longer than finding those that do not.
 */
async function expectNone(page: Page, rules: string[]) {
  await bringAxe(page);
  await page.evaluate(endOfAnimations);
  const violations = await page.evaluate(async (runOnly) => {
    const found = await window.axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      html: nodes.map((node) => node.html),
    }));
  }, rules);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, html }) => `${id}: ${html.join('\n')}`)).toEqual([]);
}

/** Ends all transitions, and lets none begin: the colours of a theme are there at once. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);

/**
 * Fails if the current screen has such a violation at phone or desktop size, or is wider than the window. The themes
 * differ only in colours, so the dark one is checked for contrast only.
 */
export async function expectAccessibleEverywhere(page: Page) {
  await endTransitions(page);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await setTheme(page, 'light');
    await expectAccessible(page);
    await setTheme(page, 'dark');
    await expectNone(page, ['color-contrast']);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
