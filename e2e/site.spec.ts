import { expect, type Page, test } from '@playwright/test';
import { publicPaths, twinOf } from '../shared/addresses/twins';
import { samplePdfs } from '../shared/consulting/sample/addresses';
import { sampleReport } from '../shared/consulting/sample/sample-report';

const addresses = publicPaths.flatMap((path) => [path, twinOf(path, 'es')]);
const languageOf = (path: string) => (/^\/es(\/|$)/.test(path) ? 'es' : 'en');

const typeOf = async (address: string | null | undefined) =>
  (await fetch(address ?? '')).headers.get('content-type');

const wideEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete: language, head, heading and structured data', async ({ page, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const path of addresses) {
      expect((await page.goto(path))?.status()).toBe(200);
      const href = (selector: string) => page.locator(`head > ${selector}`).getAttribute('href');
      const english = twinOf(path, 'en');
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await href('link[rel=canonical]')).toBe(baseURL + path);
      expect(await href('link[hreflang=en]')).toBe(baseURL + english);
      expect(await href('link[hreflang=es]')).toBe(baseURL + twinOf(english, 'es'));
      expect(await href('link[hreflang=x-default]')).toBe(baseURL + english);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = data.map((each) => JSON.parse(each) as { '@type': string; logo?: string });
      expect(things.map((thing) => thing['@type'])).toContain('WebPage');
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(await typeOf(image)).toBe('image/png');
      for (const { logo } of things) if (logo) expect(await typeOf(logo)).toBe('image/svg+xml');
      expect(await typeOf(await href('link[type="image/svg+xml"]'))).toBe('image/svg+xml');
      titles.add(await page.title());
      descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
    }
    expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length]);
  });

  for (const language of ['en', 'es'] as const) {
    test(`the sample report can be read in ${language}, also on a phone, and links to its PDF`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(twinOf('/sample-report', language));
      const { snapshot } = sampleReport(language);
      for (const fold of await page.getByRole('main').getByRole('checkbox').all()) await fold.check();
      for (const { description } of [...snapshot.problems, ...snapshot.strengths])
        await expect(page.getByText(description).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('img', { name: /radar/i })).toBeVisible();
      const pdf = samplePdfs[language];
      await expect(page.getByRole('main').getByRole('link', { name: 'PDF' }).first()).toHaveAttribute(
        'href',
        pdf,
      );
      await expect(page.locator('head > link[rel=alternate][type="application/pdf"]')).toHaveAttribute(
        'href',
        `${baseURL}${pdf}`,
      );
    });
  }

  test('a visitor navigates on a phone, and the form responds with a page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/es');
    await page.getByRole('navigation').getByRole('link', { name: 'Soluciones' }).first().click();
    await expect(page).toHaveURL(/\/es(\/solutions|#soluciones)$/);
    await page.goto('/es');
    await page.getByLabel('Nombre').fill('Eva');
    await page.getByLabel('Correo electrónico').fill('eva@example.org');
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  });
});

test('the sample report is available as a PDF in the language of its page', async ({ request }) => {
  for (const [language, pdf] of Object.entries(samplePdfs)) {
    const answer = await request.get(pdf);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const content = (await answer.body()).toString('latin1');
    expect(content).toMatch(/^%PDF-/);
    expect(content).toContain(`/Lang (${language})`);
    expect(content.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
  }
});

test('the app takes over the sample report without loading its code, and loads it only to show the report itself', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const parts = () => loaded.filter((path) => path.includes('/report-parts-'));
  await page.goto('/sample-report');
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 2, name: 'AI architecture' })).toBeVisible();
  expect(loaded.some((path) => path.includes('/main-'))).toBe(true);
  expect(parts()).toEqual([]);
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Arquitectura de IA' })).toBeVisible();
  expect(parts()).toHaveLength(1);
  await page
    .getByRole('link', { name: /inicio/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Ver un informe de ejemplo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Resumen' })).toBeVisible();
});

test('the sitemap lists exactly the public pages, in both languages', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toHaveLength(addresses.length);
  expect(new Set(listed)).toEqual(new Set(addresses.map((path) => baseURL + path)));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('an unknown address shows the page of ComerzIA with 404, in its language, and may not be indexed', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/nothing-here', 'ComerzIA, your AI commercial director'],
    ['/es/nada', 'ComerzIA, tu director comercial con IA'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.mouse.move(20, 20);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a visitor who only reads loads no app, and the first click on a button is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The browser without windows reports a mouse that rests in the corner, which no reader on a phone has.
  await page.addInitScript(() =>
    addEventListener(
      'pointermove',
      (event) => event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(),
      { capture: true },
    ),
  );
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/consultia');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /main|page/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  expect(scripts.some((url) => /main/.test(url))).toBe(true);
});

test('a form that is filled in and sent before the app starts reaches the staff once', async ({ page }) => {
  let letMainCome = () => {};
  const wanted = new Promise<void>((come) => (letMainCome = come));
  await page.route('**/assets/main-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Name').fill('Nil Early');
  await page.getByLabel('Email').fill('nil@example.org');
  await page.getByLabel('Message').fill('Before the app');
  await page.getByRole('button', { name: 'Send' }).click();
  letMainCome();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.request.post('/api/login', { data: { username: 'admin', password: 'admin-secret' } });
  const { rows } = (await (await page.request.get('/api/admin/enquiries?q=Nil')).json()) as {
    rows: { message: string }[];
  };
  expect(rows.map(({ message }) => message)).toEqual(['Before the app']);
});

test('a language chosen before the app starts is stored', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'es');
  });
  await page.goto('/es/legal');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/legal');
  await expect(page.getByRole('heading', { level: 1, name: 'Legal notice' })).toBeVisible();
});

test('the head is updated when navigating between pages without loading', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.mouse.move(10, 10);
  // Once it has started, the app marks the sections that will fade in.
  await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/privacy`);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/privacy`);
});

test('no page scrolls sideways at 320 pixels, the width of 1,280 pixels at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of addresses) {
    await page.goto(path);
    expect([path, await wideEnough(page)]).toEqual([path, 0]);
  }
});
