import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { BackTest } from './back-test';

test.each([
  ['wide', 0],
  ['narrow', 1],
])('on a %s screen the balance changes only between a purchase and its sale', async (_screen, place) => {
  const { container } = await renderAt(<BackTest />, { path: '/algorithmia' });
  const curve = container.querySelectorAll('polyline')[place]?.closest('svg');
  const line = curve?.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const balances = line.map((point) => point.split(',').map(Number) as [number, number]);
  const trades = [...(curve?.querySelectorAll('path[transform]') ?? [])].map((mark) => {
    const [, at] = /translate\(([\d.]+)/.exec(mark.getAttribute('transform') ?? '') ?? [];
    return { at: Number(at), isPurchase: mark.getAttribute('d')?.startsWith('M0 10') };
  });
  expect(trades.map(({ isPurchase }) => isPurchase)).toEqual([true, false, true, false]);
  const movedWhileClosed = balances.filter(([x, y], index) => {
    const isOpen = trades.filter(({ at }) => at < x).at(-1)?.isPurchase ?? false;
    return !isOpen && y !== (balances[index - 1]?.[1] ?? y);
  });
  expect(movedWhileClosed).toEqual([]);
});

test('the fall says how deep it is, where it is drawn', async () => {
  const { container } = await renderAt(<BackTest />, { path: '/algorithmia' });
  const said = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(said.filter((text) => text === '−11.4%')).toHaveLength(2);
});
