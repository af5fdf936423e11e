import { chromium } from '@playwright/test';

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A phone with a processor a quarter as fast as that of this machine. */
export async function openPhone() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });

  /**
   * Milliseconds until the largest content of a page was really drawn, at the first visit. Lighthouse's own way to load a
   * page without simulation takes pictures of it meanwhile, which delays what it measures by more than the limit is.
   */
  async function largestPaint(address: string): Promise<number> {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((paints) => {
            resolve(paints.getEntries().at(-1)?.startTime ?? Number.NaN);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    await context.close();
    return time;
  }

  return { largestPaint, close: () => browser.close() };
}
