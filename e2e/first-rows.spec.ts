import { expect, type Page, test } from '@playwright/test';

const demo = { username: 'demo', password: 'demo-quorumia' };

/** The lists of the three portals. */
const lists = [
  '/today',
  '/consultoria',
  '/empresa/1',
  '/empresa/1?tab=problems',
  ...['contacts', 'companies', 'opportunities?view=list', 'communications', 'tasks'].map(
    (list) => `/leadmanager/dashboard/${list}`,
  ),
  '/comercia',
  '/comercia/1/product',
  '/comercia/1/contents',
  '/comercia/1/leads',
  '/comercia/1/leads?view=pages',
  '/comercia/1/replies?view=mails',
];

/** What a phone shows one at a time. */
const pieces = [
  '/comercia/1/campaigns',
  '/comercia/1/campaigns?type=social',
  '/comercia/1/campaigns?type=landing',
];

/** The windows in which the first row begins by so many pixels: a desk and a phone. */
const windows = [
  { width: 1440, height: 900, by: 200 },
  { width: 360, height: 740, by: 260 },
] as const;

/** Where the first row of a list begins, be it of a table, a card or a piece. */
async function firstRow(page: Page) {
  const row = page.locator('main :is(tbody tr, ul > li, article)').first();
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  return Math.round((await row.boundingBox())?.y ?? Number.NaN);
}

for (const path of [...lists, ...pieces]) {
  test(`the first row of ${path} begins near the top`, async ({ page }) => {
    await page.request.post('/api/login', { data: demo });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { by, ...size } of pieces.includes(path) ? windows.slice(1) : windows) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect.soft(await firstRow(page), `${size.width} pixels wide`).toBeLessThanOrEqual(by);
    }
  });
}
