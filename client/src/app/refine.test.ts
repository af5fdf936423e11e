import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refine } from './refine';

const startHeroCanvas = vi.fn<(container: HTMLElement) => () => void>(() => () => undefined);
const loads = {
  app: async () => ({ startApp: async () => {} }),
  heroCanvas: async () => ({ startHeroCanvas }),
};
const loadFont = vi.fn<() => Promise<object[]>>();
let paint: (name: string) => void = () => {};

beforeEach(() => {
  startHeroCanvas.mockClear();
  loadFont.mockReset().mockResolvedValue([{}]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private report: (entries: object, observer: object) => void) {}
      observe() {
        paint = (name) =>
          this.report({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }, this);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.head.querySelector('[rel=manifest]')?.remove();
});

/** A page of a header and a main part whose paragraphs are more than one piece may have. */
function page() {
  document.body.innerHTML = `<div id="root"><header data-hero-canvas>Header</header>
    <main><section id="long">${'<p>Text</p>'.repeat(61)}</section></main></div>`;
  const root = document.getElementById('root') as HTMLElement;
  refine(root, loads);
  return root;
}

const inFont = (element: Element | null) => (element as HTMLElement).style.fontFamily.includes('Public Sans');

test('nothing is fetched before the first picture', async () => {
  page();
  paint('first-paint');
  expect(loadFont).not.toHaveBeenCalled();
  expect(document.querySelector('[rel=manifest]')).toBeNull();
  paint('first-contentful-paint');
  expect(loadFont).toHaveBeenCalledOnce();
  expect(document.querySelector('[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest');
  await expect.poll(() => startHeroCanvas.mock.calls).toHaveLength(1);
});

test('the page gets its typeface in pieces, then the hero moves', async () => {
  const root = page();
  paint('first-contentful-paint');
  expect(startHeroCanvas).not.toHaveBeenCalled();
  await expect.poll(() => startHeroCanvas.mock.calls).toEqual([[root.querySelector('header')]]);
  expect(inFont(root.querySelector('header'))).toBe(true);
  expect(inFont(root.querySelector('#long'))).toBe(false);
  expect([...root.querySelectorAll('p')].every(inFont)).toBe(true);
});

test('a part whose height the typeface would change is left as it is', async () => {
  const root = page();
  const first = root.querySelector('p') as HTMLElement;
  Object.defineProperty(first, 'offsetHeight', { get: () => (inFont(first) ? 48 : 24) });
  paint('first-contentful-paint');
  await expect.poll(() => startHeroCanvas.mock.calls).toHaveLength(1);
  expect(inFont(first)).toBe(false);
  expect(inFont(root.querySelector('p:last-child'))).toBe(true);
});

test.each([() => Promise.reject(new Error('offline')), () => Promise.resolve([])])(
  'without the typeface the text stays and the hero moves',
  async (load) => {
    loadFont.mockImplementation(load);
    const root = page();
    paint('first-contentful-paint');
    await expect.poll(() => startHeroCanvas.mock.calls).toHaveLength(1);
    expect([...root.querySelectorAll('*')].some(inFont)).toBe(false);
  },
);

test('the hero stays still for those who want calm', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const root = page();
  paint('first-contentful-paint');
  await expect.poll(() => inFont(root.querySelector('p:last-child'))).toBe(true);
  expect(startHeroCanvas).not.toHaveBeenCalled();
});
