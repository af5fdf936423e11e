import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeIntersections } from '@/testing/fake-intersections';
import { renderAt } from '@/testing/render';
import { SitePage } from './frame/site-page';

const tops: Record<string, number> = { Here: 0, Half: 700, Below: 800, Inside: 900, Far: 3_000 };

beforeEach(() => {
  fakeIntersections.start();
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const name = this.getAttribute('aria-label') ?? '';
    return { top: tops[name] ?? 0, height: name === 'Far' ? 10_000 : 500 } as DOMRect;
  });
});

const page = (
  <SitePage>
    <section aria-label="Here" />
    <section aria-label="Half" />
    <section aria-label="Below">
      <section aria-label="Inside" />
    </section>
    <section aria-label="Far" />
  </SitePage>
);

const marks = () =>
  ['Here', 'Half', 'Below', 'Inside', 'Far'].map(
    (name) => screen.getByRole('region', { name }).dataset.reveal,
  );

test('only whole sections below the fold wait; what is on the screen stays as it is', async () => {
  await renderAt(page);
  expect(marks()).toEqual([undefined, undefined, 'waiting', undefined, 'waiting']);
});

test('a section fades in once a tenth of it is seen, for good', async () => {
  await renderAt(page);
  const below = screen.getByRole('region', { name: 'Below' });
  fakeIntersections.show({ target: below, visible: 49, height: 500 });
  expect(below.dataset.reveal).toBe('waiting');
  fakeIntersections.show({ target: below, visible: 50, height: 500 });
  expect(below.dataset.reveal).toBe('shown');
  expect(fakeIntersections.watches(below)).toBe(false);
});

test('a section so long that a tenth of it fills the window fades in at half a window', async () => {
  await renderAt(page);
  const far = screen.getByRole('region', { name: 'Far' });
  fakeIntersections.show({ target: far, visible: 400, height: 10_000 });
  expect(far.dataset.reveal).toBe('shown');
});
