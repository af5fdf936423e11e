import { expect, type Locator, type Page, test } from '@playwright/test';

const phone = { width: 360, height: 740 };
const largePhone = { width: 412, height: 823 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const path of ['/', '/es']) {
  test(`${path} is at most 8,000 pixels long on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    // In the local font too, in which lines break earlier: pieces keep their height when their own font arrives.
    expect(await heightOf(page)).toBeLessThan(8_000);
  });
}

for (const path of ['/', '/es', '/es/sample-report', '/es/consultia'])
  test(`what has arrived of ${path} stands where it stays`, async ({ page }) => {
    await page.setViewportSize(largePhone);
    await page.goto(path);
    expect(await page.evaluate(movedByWhatFollows)).toEqual([]);
  });

/** The elements of the first screen that stood elsewhere while the rest of the page had not arrived. */
function movedByWhatFollows(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *')];
  const corner = (element: Element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return width > 0 && top < innerHeight ? `${left.toFixed(0)}, ${top.toFixed(0)}` : undefined;
  };
  const places = all.map(corner);
  const moved = new Set<string>();
  for (let arrived = all.length - 1; arrived > 0; arrived -= 1) {
    all[arrived]?.style.setProperty('display', 'none', 'important');
    if (arrived % 8 > 0) continue;
    all.slice(0, arrived).forEach((element, index) => {
      const place = corner(element);
      if (place && place !== places[index]) moved.add(`${element.outerHTML.slice(0, 120)}: ${place}`);
    });
  }
  return [...moved];
}

test('whoever only looks at a page sees one typeface on it, and nothing moves', async ({ page }) => {
  for (const size of [phone, desktop]) {
    for (const path of ['/comerzia', '/algorithmia', '/smartboxai', '/es/solutions', '/es/consultia']) {
      await page.setViewportSize(size);
      await page.goto(path);
      const height = await heightOf(page);
      // The whole page on one screen: nothing is scrolled, which would start the app.
      await page.setViewportSize({ ...size, height });
      await expect.poll(() => page.evaluate(textsInLocalFont), `${path} at ${size.width}`).toEqual([]);
      expect(await heightOf(page)).toBe(height);
    }
  }
});

/** The texts on the page that are not in its own typeface. */
function textsInLocalFont(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.checkVisibility() || texts.currentNode.textContent?.trim() === '') continue;
    if (!/^"Public Sans",|mono/.test(getComputedStyle(element).fontFamily)) found.push(element.innerText);
  }
  return found;
}

for (const [size, distance, heading] of [
  [phone, 48, '28px'],
  [desktop, 72, '36px'],
] as const) {
  test(`at ${size.width} pixels sections are ${distance} pixels apart, with headings of ${heading}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    // Read at once, from one layout: lines move when the own font arrives.
    const [about, services, solutions] = await page
      .locator('#nosotros, #servicios, #soluciones')
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect()));
    expect(Math.round(services!.y - about!.bottom)).toBe(distance);
    expect(Math.round(solutions!.y - services!.bottom)).toBe(distance);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-size', heading);
  });
}

for (const [path, costs] of [
  ['/solutions/break-even', /^Variable cost per unit/],
  ['/es/solutions/break-even', /^Coste variable por unidad/],
] as const) {
  test(`${path} shows its inputs and result on the first screen, side by side if there is room`, async ({
    page,
  }) => {
    for (const size of [desktop, tablet]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const answer = await boxOf(page.getByRole('status').first());
      const last = await boxOf(page.getByLabel(costs));
      expect(answer.bottom).toBeLessThan(size.height);
      expect(last.bottom).toBeLessThan(size.height);
      expect(answer.x).toBeGreaterThan(last.right);
    }
    await page.setViewportSize(phone);
    await page.goto(path);
    expect((await boxOf(page.getByRole('status').first())).bottom).toBeLessThan(phone.height);
    expect((await boxOf(page.locator('[name=fixed]'))).bottom).toBeLessThan(phone.height);
  });
}

test('on a phone the result stays visible above the field while the last input is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/es/solutions/break-even');
  const field = page.locator('[name=target]');
  await field.focus();
  await field.fill('2000');
  // The page scrolls to the field with an animation.
  await expect
    .poll(async () => {
      const header = await boxOf(page.getByRole('banner'));
      const answer = await boxOf(page.getByRole('status').first());
      const typed = await boxOf(field);
      return {
        underHeader: answer.y >= Math.floor(header.bottom) - 1,
        overField: answer.bottom <= typed.y,
        fieldInView: typed.bottom <= 400,
      };
    })
    .toEqual({ underHeader: true, overField: true, fieldInView: true });
});

for (const path of ['/', '/es']) {
  test(`nothing of the header of ${path} covers another entry on a tablet`, async ({ page }) => {
    await page.setViewportSize(tablet);
    await page.goto(path);
    const entries = page.locator('header nav a:visible');
    await expect(entries.first()).toBeVisible();
    const boxes = await Promise.all((await entries.all()).map(boxOf));
    for (const [place, box] of boxes.slice(1).entries())
      expect(box.x).toBeGreaterThanOrEqual(boxes[place]?.right ?? Number.NaN);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/es', '/es/solutions'])
    test(`the entries under the header of ${path} cover no text on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const entries = await boxOf(page.locator('header nav').first());
      const text = await boxOf(page.locator('main :is(p, h1)').first());
      expect(text.y).toBeGreaterThanOrEqual(entries.bottom);
    });
});
