import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** In its legacy mode axe runs in the page alone; otherwise it opens another page for each run, for frames of strangers. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

const all = (page: Page) => axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** Fails if the current screen has a serious or critical violation (WCAG 2.0 to 2.2, A and AA). */
export const expectAccessible = (page: Page) => expectNone(all(page));

async function expectNone(rules: AxeBuilder) {
  const { violations } = await rules.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    const changes = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    // A colour that inherits from another one starts its transition after that one.
    for (let running = changes(); running.length > 0; running = changes())
      for (const each of running) each.finish();
  }, theme);
}

/**
 * Fails if the current screen has such a violation at phone or desktop size, or is wider than the window. The themes
 * differ only in colours, so the dark one is checked for contrast only.
 */
export async function expectAccessibleEverywhere(page: Page) {
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
