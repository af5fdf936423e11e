import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionId } from '@/features/site/sections';
import { fakeIntersections } from '@/testing/fake-intersections';
import { renderAt } from '@/testing/render';
import { HomePage } from './home-page';

const viewport = 800;
const tall = 3_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fakeIntersections.start();
  vi.stubGlobal('innerHeight', viewport);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  return () => void vi.useRealTimers();
});

const address = () => location.pathname + location.search + location.hash;
const scrollTo = (distance: number) =>
  act(() => {
    vi.stubGlobal('scrollY', distance);
    dispatchEvent(new Event('scroll'));
  });
const comeToRest = () => act(() => vi.advanceTimersByTimeAsync(200));

/** Sets the visible and total height in pixels of some sections; the others are not visible. */
function see(seen: Partial<Record<SectionId, [visible: number, height: number]>>) {
  const all = ['inicio', 'nosotros', 'servicios', 'soluciones', 'contacto'] as const;
  fakeIntersections.show(
    ...all.map((id) => {
      const [visible, height] = seen[id] ?? [0, 600];
      return { target: document.getElementById(id) as Element, visible, height };
    }),
  );
}

describe('while the visitor scrolls, the address', () => {
  it('names a section once half of it is seen, without a new entry in the history', async () => {
    await renderAt(<HomePage />, { path: '/es?topic=custom' });
    const entries = history.length;
    see({ inicio: [700, 800], nosotros: [299, 600] });
    expect(address()).toBe('/es?topic=custom');
    see({ inicio: [300, 800], nosotros: [300, 600] });
    expect(address()).toBe('/es?topic=custom#nosotros');
    expect(history.length).toBe(entries);
  });

  it('names a section that is longer than the window once it fills half of that', async () => {
    await renderAt(<HomePage />);
    see({ soluciones: [399, tall], servicios: [0, 600] });
    expect(address()).toBe('/');
    see({ soluciones: [400, tall] });
    expect(address()).toBe('/#soluciones');
  });

  it('names the topmost of several', async () => {
    await renderAt(<HomePage />);
    see({ servicios: [350, 600], soluciones: [450, tall] });
    expect(address()).toBe('/#servicios');
  });

  it('keeps the last section where none fills enough, and has no fragment at the hero', async () => {
    await renderAt(<HomePage />);
    see({ soluciones: [800, tall] });
    see({ soluciones: [200, tall] });
    expect(address()).toBe('/#soluciones');
    see({ inicio: [800, 800] });
    expect(address()).toBe('/');
  });

  it('is no longer its own once it is that of the next page, which is still being loaded', async () => {
    await renderAt(<HomePage />);
    act(() => history.pushState(null, '', '/privacy'));
    see({ contacto: [600, 600] });
    expect(address()).toBe('/privacy');
  });
});

describe('a link to a section', () => {
  it('keeps the address while the page scrolls there and until the visitor scrolls on', async () => {
    const { user } = await renderAt(<HomePage />);
    await user.click(screen.getByRole('link', { name: 'Contact us' }));
    expect(address()).toBe('/#contacto');
    scrollTo(900);
    see({ servicios: [600, 600] });
    expect(address()).toBe('/#contacto');
    scrollTo(4_000);
    await comeToRest();
    see({ soluciones: [420, tall], contacto: [300, 700] });
    expect(address()).toBe('/#contacto');
    scrollTo(3_700);
    see({ soluciones: [600, tall] });
    expect(address()).toBe('/#soluciones');
  });

  it('gives way at once to a visitor who turns the wheel on the way', async () => {
    const { user } = await renderAt(<HomePage />);
    await user.click(screen.getByRole('link', { name: 'Contact us' }));
    scrollTo(900);
    act(() => void dispatchEvent(new Event('wheel')));
    see({ servicios: [600, 600] });
    expect(address()).toBe('/#servicios');
  });

  it('lets the address follow again when there was nothing to scroll', async () => {
    const { user } = await renderAt(<HomePage />);
    await user.click(screen.getByRole('link', { name: 'Contact us' }));
    await comeToRest();
    scrollTo(500);
    see({ servicios: [600, 600] });
    expect(address()).toBe('/#servicios');
  });

  it('that is opened in another tab leaves this one where it is', async () => {
    const { user } = await renderAt(<HomePage />);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Contact us' }));
    await user.keyboard('{/Control}');
    expect(document.getElementById('contacto')).not.toHaveFocus();
  });
});

describe('the head of the page', () => {
  it.each([
    ['nosotros', 'About us: mission, vision and values'],
    ['servicios', 'Services: AI consulting, ready-made solutions, custom projects'],
    ['soluciones', 'Eleven solutions in AI and DeFi'],
    ['contacto', 'Contact'],
  ] as const)('follows the visitor to %s', async (section, title) => {
    await renderAt(<HomePage />);
    see({ [section]: [600, 600] });
    expect(document.title).toBe(`${title} | QuorumIA`);
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute('content');
    expect(document.head.querySelector('meta[name=keywords]')).toHaveAttribute('content');
  });

  it('is that of the section that the address names', async () => {
    await renderAt(<HomePage />, { path: '/es#servicios' });
    expect(document.title).toBe('Servicios de IA: consultoría, soluciones y proyectos a medida | QuorumIA');
  });
});
