import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * In its legacy mode axe runs in the page alone; otherwise it opens another page for each run, for frames of strangers.
 * Describing every element that passed would take longer than finding those that do not.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const all = (page: Page) => axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** Fails if the current screen has a serious or critical violation (WCAG 2.0 to 2.2, A and AA). */
export const expectAccessible = (page: Page) => expectNone(all(page));

async function expectNone(rules: AxeBuilder) {
  const { violations } = await rules.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
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
    await expectNone(axe(page).withRules('color-contrast'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}
