import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIntersections } from '@/testing/fake-intersections';
import { refine } from './refine';

const startHeroCanvas = vi.fn<(container: HTMLElement) => () => void>(() => () => undefined);
const loads = {
  app: async () => ({ startApp: async () => {} }),
  heroCanvas: async () => ({ startHeroCanvas }),
};
const loadFont = vi.fn<() => Promise<object[]>>();
let paint: (name: string) => void = () => {};

beforeEach(() => {
  fakeIntersections.start();
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

/** A page with a header, and a main part that has more elements than one piece may have. */
function page() {
  document.body.innerHTML = `<div id="root"><header data-hero-canvas>Header</header>
    <main><section id="long"><svg><text>Text</text></svg>${'<p>Text</p>'.repeat(61)}</section></main></div>`;
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

const reach = (...elements: Element[]) =>
  fakeIntersections.show(...elements.map((target) => ({ target, visible: 10, height: 10 })));

/** A page after its first paint, up to the moment when its pieces are observed. */
async function painted() {
  const root = page();
  const header = root.querySelector('header') as HTMLElement;
  const paragraphs = [...root.querySelectorAll('p')];
  paint('first-contentful-paint');
  expect(startHeroCanvas).not.toHaveBeenCalled();
  await expect.poll(() => startHeroCanvas.mock.calls).toEqual([[header]]);
  return { root, header, paragraphs, first: paragraphs[0] as HTMLElement };
}

test('the page gets its typeface piece by piece, as they come near, and its hero moves', async () => {
  const { root, header, paragraphs, first } = await painted();
  reach(header, first);
  expect(inFont(header)).toBe(false);
  await expect.poll(() => [header, first].every(inFont)).toBe(true);
  expect(fakeIntersections.watches(first)).toBe(false);
  expect(inFont(root.querySelector('#long'))).toBe(false);
  expect(paragraphs.filter(inFont)).toEqual([first]);
  const drawing = root.querySelector('svg') as Element;
  reach(drawing, ...paragraphs);
  await expect.poll(() => [drawing, ...paragraphs].every(inFont)).toBe(true);
});

/** Gives an element a height that depends on its typeface and the distance of its letters. */
const height = (element: Element, of: () => number) =>
  Object.defineProperty(element, 'offsetHeight', { get: of });

test.each([
  ['apart', '0.02em'],
  ['together', '-0.02em'],
])(
  'a piece whose height the typeface would change keeps it with its letters a little %s',
  async (_how, spacing) => {
    const { first } = await painted();
    height(first, () => (inFont(first) && first.style.letterSpacing !== spacing ? 24 : 48));
    reach(first);
    await expect.poll(() => inFont(first)).toBe(true);
    expect(first.style.letterSpacing).toBe(spacing);
    expect(first.style.minHeight).toBe('');
  },
);

test('a piece that keeps its height neither way gets the typeface part by part', async () => {
  const { header } = await painted();
  header.innerHTML = '<h1>Title</h1><div>One <b>text</b></div>';
  const [title, text] = [...header.children] as [HTMLElement, HTMLElement];
  height(header, () => (inFont(header) ? 72 : 96));
  height(text, () => (inFont(text) && text.style.minHeight !== '48px' ? 24 : 48));
  reach(header);
  await expect.poll(() => [title, text].map(inFont)).toEqual([true, true]);
  expect(inFont(header)).toBe(false);
  expect([title, text].map(({ style }) => style.minHeight)).toEqual(['', '48px']);
});

test('a text that the typeface would make longer all the same is left as it is', async () => {
  const { first, paragraphs } = await painted();
  const last = paragraphs.at(-1) as HTMLElement;
  height(first, () => (inFont(first) ? 48 : 24));
  reach(first, last);
  await expect.poll(() => inFont(last)).toBe(true);
  expect(inFont(first)).toBe(false);
  expect(first.style.letterSpacing).toBe('');
});

test.each([() => Promise.reject(new Error('offline')), () => Promise.resolve([])])(
  'without the typeface the text stays and the hero moves',
  async (load) => {
    loadFont.mockImplementation(load);
    const { header } = await painted();
    expect(fakeIntersections.watches(header)).toBe(false);
  },
);

test('the hero stays still for those who want calm', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const root = page();
  const header = root.querySelector('header') as HTMLElement;
  paint('first-contentful-paint');
  await expect.poll(() => fakeIntersections.watches(header)).toBe(true);
  reach(header);
  await expect.poll(() => inFont(header)).toBe(true);
  expect(startHeroCanvas).not.toHaveBeenCalled();
});
